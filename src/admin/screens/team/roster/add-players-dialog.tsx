import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { messages } from "#domain/messages.ts";
import { client } from "../../../client.ts";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { fileOrNone, idOrNull, text } from "../../../components/form/form-values.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { type Attribute, factsAmong, factsIn } from "./fact-fields.tsx";
import { PlayerFields, type PlayerKind } from "./player-fields.tsx";
import { inWordsOfTheScreen, playerOptions } from "./roster-players.ts";
import type { RosterPlace } from "./use-roster.ts";

type AddPlayersProps = {
	place: RosterPlace;
	roster: readonly { id: number }[];
	attributes: readonly Attribute[];
	onClose: () => void;
};

/** Kept, so that filling four rosters with new players asks for it once. */
let lastAdded: PlayerKind | null = null;

/** Fills a roster: players the organization knows and new ones, one after the other. */
export function AddPlayersDialog({ isOpen, ...props }: AddPlayersProps & { isOpen: boolean }) {
	return (
		<Dialog title="Add player" isOpen={isOpen} onClose={props.onClose}>
			<AddPlayers {...props} />
		</Dialog>
	);
}

function AddPlayers({ place, roster, attributes, onClose }: AddPlayersProps) {
	const { isSaving, errors, form, run } = useSaving(messages.players.addFailed);
	const { revalidate } = useRevalidator();
	const players = useAllPlayers();
	const options = useMemo(() => players && playerOptions(players, roster), [players, roster]);
	const facts = useMemo(() => factsAmong(attributes), [attributes]);
	const [chosen, setChosen] = useState(lastAdded);
	// When every player is on the roster, only new ones can be added.
	const kind = chosen ?? (options?.length === 0 ? "new" : "existing");
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
	return (
		<form ref={form} onSubmit={onSubmit}>
			<DialogBody>
				<PlayerFields
					key={round}
					kind={kind}
					onKind={setChosen}
					options={options}
					facts={facts}
					errors={errors}
				/>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>Close</QuietButton>
				<SubmitButton tone="quiet" isBusy={isSaving}>
					Add and next
				</SubmitButton>
				<SubmitButton id="last" isBusy={isSaving}>
					Add player
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
	try {
		const { message } = await client.post(
			"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players",
			{ ...place, ...player },
		);
		return message;
	} catch (error) {
		throw inWordsOfTheScreen(error);
	}
}

type ListedPlayer = Answered<"GET", "/playersv2">["players"][number];

/** Everybody the organization knows, read when somebody needs to choose; null until then. */
function useAllPlayers(): readonly ListedPlayer[] | null {
	const answer = useLookup({
		of: "all",
		look: () => client.get("/playersv2"),
		failure: messages.teams.fetchFailed,
	});
	return answer?.players ?? null;
}
