import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../../client.ts";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { fileOrNone, idOrNull, text } from "../../../components/form/form-values.ts";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import type { ListedPlayer } from "../../player/namesakes.ts";
import { type Attribute, factsAmong, factsIn } from "./fact-fields.tsx";
import { PastedFields, PastedSubmit } from "./paste/pasted-fields.tsx";
import { usePastedList } from "./paste/use-pasted-list.ts";
import { PlayerFields, type PlayerKind, type Way, WayChoice } from "./player-fields.tsx";
import { inWordsOfTheScreen, type PlayerOption, playerOptions } from "./roster-players.ts";
import type { RosterPlace } from "./use-roster.ts";

type AddPlayersProps = {
	place: RosterPlace;
	roster: readonly { id: number }[];
	attributes: readonly Attribute[];
	onClose: () => void;
};

/** Kept, so that filling four rosters in one way asks for it once. */
let lastAdded: Way | null = null;

/** Fills a roster: players the organization knows and new ones, one after the other or as a list. */
export function AddPlayersDialog({ isOpen, ...props }: AddPlayersProps & { isOpen: boolean }) {
	const [way, setWay] = useState(lastAdded);
	const onClose = () => {
		setWay(lastAdded);
		props.onClose();
	};
	return (
		<TypingDialog
			title={words.common.addPlayer}
			isOpen={isOpen}
			onClose={onClose}
			size={way === "list" ? "large" : "small"}
		>
			<AddPlayers {...props} way={way} onWay={setWay} onClose={onClose} />
		</TypingDialog>
	);
}

function AddPlayers(props: AddPlayersProps & { way: Way | null; onWay: (way: Way) => void }) {
	const { way, onWay, roster } = props;
	const players = useAllPlayers();
	const options = useMemo(() => players && playerOptions(players, roster), [players, roster]);
	const [pasted, setPasted] = useState("");
	// When every player is on the roster, only new ones can be added.
	const kind = way ?? (options?.length === 0 ? "new" : "existing");
	const choice = <WayChoice way={kind} onWay={onWay} />;
	if (kind === "list") {
		return (
			<AddList {...props} players={players} pasted={pasted}>
				{choice}
			</AddList>
		);
	}
	const onList = (text: string) => {
		setPasted(text);
		onWay("list");
	};
	return (
		<AddOne {...props} kind={kind} players={players} options={options} onList={onList}>
			{choice}
		</AddOne>
	);
}

type AddListProps = AddPlayersProps & {
	players: readonly ListedPlayer[] | null;
	pasted: string;
	children: ReactNode;
};

function AddList({ onClose, children, ...props }: AddListProps) {
	const { isSaving, form, run } = useSaving(words.messages.players.addFailed);
	const { revalidate } = useRevalidator();
	const list = usePastedList(props);
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		if (!list.isRead) return list.show(list.text);
		const isAdded = await run(async () => {
			const message = await list.save();
			await revalidate();
			return message;
		});
		if (!isAdded) return;
		lastAdded = "list";
		flushSync(onClose);
	};
	return (
		<form ref={form} onSubmit={onSubmit}>
			<DialogBody>
				{children}
				<PastedFields list={list} />
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={list.isRead ? list.back : onClose}>
					{list.isRead ? words.common.backToTheText : words.common.close}
				</QuietButton>
				<PastedSubmit list={list} isSaving={isSaving} />
			</DialogButtons>
		</form>
	);
}

type AddOneProps = AddPlayersProps & {
	kind: PlayerKind;
	players: readonly ListedPlayer[] | null;
	options: readonly PlayerOption[] | null;
	onList: (pasted: string) => void;
	children: ReactNode;
};

function AddOne(props: AddOneProps) {
	const { place, roster, attributes, onClose, kind, players, options, onList, children } = props;
	const { isSaving, errors, form, run } = useSaving(words.messages.players.addFailed);
	const { revalidate } = useRevalidator();
	const facts = useMemo(() => factsAmong(attributes), [attributes]);
	// Fields of their own for every player, so that the next one begins empty.
	const [round, setRound] = useState(1);
	useEffect(() => {
		if (round > 1) form.current?.querySelector<HTMLElement>("[data-player-fields] input")?.focus();
	}, [round, form]);
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		const isLast = (event.nativeEvent as SubmitEvent).submitter?.id === "last";
		const isAdded = await run(async () => {
			const message = await add(place, { kind, facts }, sent);
			if (isLast) await revalidate();
			return message;
		});
		if (!isAdded) return;
		lastAdded = kind;
		if (isLast) return onClose();
		// The next name is typed while the roster comes anew; emptied later, the fields would lose it.
		setRound(round + 1);
		void revalidate();
	};
	const addKnown = async ({ id }: { id: number }) => {
		const isAdded = await run(() => post(place, toWire({ playerId: id })));
		if (!isAdded) return;
		setRound(round + 1);
		void revalidate();
	};
	return (
		<form ref={form} onSubmit={onSubmit}>
			<DialogBody>
				{children}
				<PlayerFields
					key={round}
					kind={kind}
					players={players}
					roster={roster}
					onKnown={(player) => void addKnown(player)}
					onList={onList}
					options={options}
					facts={facts}
					errors={errors}
				/>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.close}</QuietButton>
				<SubmitButton tone="quiet" isBusy={isSaving}>
					{words.team.addAndNext}
				</SubmitButton>
				<SubmitButton id="last" isBusy={isSaving}>
					{words.common.addPlayer}
				</SubmitButton>
			</DialogButtons>
		</form>
	);
}

type Wanted = { kind: PlayerKind; facts: readonly Attribute[] };

async function add(place: RosterPlace, { kind, facts }: Wanted, form: FormData): Promise<string> {
	const image = fileOrNone(form, "image");
	const player =
		kind === "existing"
			? toWire({ playerId: idOrNull(form, "playerId") })
			: {
					firstName: text(form, "firstName"),
					lastName: text(form, "lastName"),
					attributes: factsIn(form, facts),
					...(image !== undefined && { image }),
				};
	return post(place, player);
}

async function post(place: RosterPlace, player: object): Promise<string> {
	const path = "/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players";
	try {
		return (await client.post(path, { ...place, ...player })).message;
	} catch (error) {
		throw inWordsOfTheScreen(error);
	}
}

/** Everybody the organization knows, read when somebody needs to choose; null until then. */
function useAllPlayers(): readonly ListedPlayer[] | null {
	const answer = useLookup({
		of: "all",
		load: () => client.get("/players/list"),
		failure: words.messages.teams.fetchFailed,
	});
	return answer?.players ?? null;
}
