import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { cutByTeams } from "#domain/team/roster/cut-by-teams.ts";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Select } from "../../components/form/select.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { useSaving } from "../../components/form/use-saving.ts";
import { words } from "../../words.ts";
import { PastedFields, PastedSubmit } from "../team/roster/paste/pasted-fields.tsx";
import { usePastedList } from "../team/roster/paste/use-pasted-list.ts";
import type { Beginnings, StepProps } from "./data.ts";
import { ComesFirst, StepButtons, StepFrame } from "./step-frame.tsx";

const question = words.firstSteps.whoIsOnTheTeams;

/** The players, pasted team by team or all at once; one team after the other is looked through. */
export function PlayersStep({ beginnings, onNext }: StepProps) {
	const { season, leagues } = beginnings;
	const [chosen, setChosen] = useState<string | null>(null);
	/** What a text that names several teams has for each, in the order of the text. */
	const [parts, setParts] = useState<ReadonlyMap<string, string>>(new Map());
	const teams = leagues.flatMap((league) =>
		league.teams.map((team) => ({ key: `${league.id}-${team.id}`, league, team })),
	);
	const empty = teams.filter(({ team }) => team.players.length === 0);
	const [nextPart] = [...parts.keys()].filter((key) => empty.some((team) => team.key === key));
	const shown = teams.find(({ key }) => key === (chosen ?? nextPart)) ?? empty[0] ?? teams[0];
	if (season === null || shown === undefined) {
		const what = words.firstSteps.playersPlayForATeam;
		return <ComesFirst question={question} what={what} onNext={onNext} step="teams" />;
	}
	const ownPart = (text: string) => {
		const cut = cutByTeams(
			text,
			teams.map(({ team }) => team.name),
		);
		if (cut === null) return text;
		const found = new Map([...cut].map(([team, part]) => [teams[team]?.key ?? "", part]));
		setParts(found);
		if (!found.has(shown.key)) setChosen([...found.keys()][0] ?? null);
		return found.get(shown.key) ?? "";
	};
	return (
		<StepFrame question={question}>
			<p className="soft">
				{words.firstSteps.pastePlayers({ done: teams.length - empty.length, count: teams.length })}
			</p>
			<Select
				label={words.common.team}
				name="team"
				value={shown.key}
				options={teams.map(({ key, league, team }) => ({
					value: key,
					label: [
						team.name,
						leagues.length > 1 && league.name,
						team.players.length > 0 && words.firstSteps.onTheRoster({ count: team.players.length }),
					]
						.filter(Boolean)
						.join(" · "),
				}))}
				onChange={({ target }) => setChosen(target.value)}
			/>
			<TeamPlayers
				key={`${shown.key} ${shown.team.players.length} ${parts.has(shown.key)}`}
				place={{ seasonId: season.id, leagueId: shown.league.id, teamId: shown.team.id }}
				roster={shown.team.players}
				pasted={parts.get(shown.key) ?? ""}
				ownPart={ownPart}
				// The next team without players comes by itself; after the last one, the next step.
				onSaved={async () => {
					setChosen(null);
					if (empty.every(({ key }) => key === shown.key)) await onNext();
				}}
			/>
			<StepButtons onNext={onNext} isDone={empty.length === 0} />
		</StepFrame>
	);
}

type TeamPlayersProps = {
	place: { seasonId: number; leagueId: number; teamId: number };
	roster: Beginnings["leagues"][number]["teams"][number]["players"];
	pasted: string;
	ownPart: (text: string) => string;
	onSaved: () => Promise<void>;
};

function TeamPlayers({ place, roster, pasted, ownPart, onSaved }: TeamPlayersProps) {
	const { isSaving, form, run } = useSaving(words.messages.players.addFailed);
	const { revalidate } = useRevalidator();
	const known = useLookup({
		of: "players",
		load: async () => {
			const [{ players }, { attributes }] = await Promise.all([
				client.get("/players/list"),
				client.get("/playerAttributes"),
			]);
			return { players, attributes };
		},
		failure: words.messages.teams.fetchFailed,
	});
	const list = usePastedList({
		place,
		roster,
		attributes: known?.attributes ?? [],
		players: known?.players ?? null,
		pasted,
		ownPart,
	});
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		if (!list.isRead) return list.show(list.text);
		await run(async () => {
			const message = await list.save();
			await revalidate();
			await onSaved();
			return message;
		});
	};
	return (
		<form ref={form} onSubmit={onSubmit} className="stack stack-4">
			<PastedFields list={list} />
			<div className="row-3">
				<PastedSubmit list={list} isSaving={isSaving} />
				{list.isRead && <QuietButton onClick={list.back}>{words.common.backToTheText}</QuietButton>}
			</div>
		</form>
	);
}
