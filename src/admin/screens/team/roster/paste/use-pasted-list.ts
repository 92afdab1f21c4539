import { useMemo, useState } from "react";
import { toWire } from "#api/wire-words.ts";
import { positionsOf } from "#domain/team/roster/positions.ts";
import { readRoster } from "#domain/team/roster/read-roster.ts";
import { client } from "../../../../client.ts";
import { useLookup } from "../../../../components/form/use-lookup.ts";
import { words } from "../../../../words.ts";
import type { ListedPlayer } from "../../../player/namesakes.ts";
import { type Attribute, factsAmong } from "../fact-fields.tsx";
import type { RosterPlace } from "../use-roster.ts";
import { judge, type PastedPlayer, wanted } from "./pasted-players.ts";

type PastedListProps = {
	place: RosterPlace;
	roster: readonly { id: number }[];
	attributes: readonly Attribute[];
	/** Null while they are on their way. */
	players: readonly ListedPlayer[] | null;
	/** What was pasted before there was a field for it. */
	pasted: string;
	/** What of a text is this team's, where it may be of several. */
	ownPart?: (text: string) => string;
};

/** A list of players on its way to a roster: first as text, then line by line to be looked at. */
export function usePastedList(props: PastedListProps) {
	const { place, roster, attributes, players, pasted, ownPart = (text) => text } = props;
	const answer = useLookup({
		of: "sports",
		load: () => client.get("/sports"),
		failure: words.messages.sports.noneFound,
	});
	const facts = useMemo(() => factsAmong(attributes), [attributes]);
	const sportId = facts[0]?.sportId;
	const sport = answer?.sports.find(({ id }) => id === sportId)?.name ?? "";
	const [text, setText] = useState(pasted);
	const [isRead, setRead] = useState(pasted !== "");
	/** Null as long as the lines are as they were read. */
	const [mended, setMended] = useState<PastedPlayer[] | null>(null);
	const read = useMemo(
		() =>
			readRoster(text, positionsOf(sport)).map((line): PastedPlayer => ({ ...line, chosen: null })),
		[text, sport],
	);
	const lines = mended ?? read;
	const judged = useMemo(() => judge(lines, players ?? [], roster), [lines, players, roster]);
	const toAdd = wanted(judged);
	return {
		facts,
		text,
		setText,
		judged,
		/** Whether the list says of anybody where he is written to. */
		hasAddresses: read.some(({ email }) => email !== ""),
		/** How many players go onto the roster. */
		count: toAdd.length,
		isLoading: players === null || answer === null,
		isRead,
		/** Shows the lines of a text, each to be mended. */
		show: (next: string) => {
			setText(ownPart(next));
			setMended(null);
			setRead(true);
		},
		/** Back to the text. */
		back: () => setRead(false),
		mend: (line: number, change: Partial<PastedPlayer>) =>
			setMended(lines.map((each) => (each.line === line ? { ...each, ...change } : each))),
		save: async (): Promise<string> => {
			const path = "/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players/several";
			const sent = toAdd.map(({ who, firstName, lastName, number, position, email }) => {
				const values = { Number: number, Position: position };
				const attributes = facts.flatMap(({ id, name }) => {
					const value = name in values ? values[name as keyof typeof values].trim() : "";
					return value === "" ? [] : toWire([{ attributeId: id, value }]);
				});
				const written = email.trim() === "" ? {} : { email: email.trim() };
				return typeof who === "number"
					? { ...toWire({ playerId: who }), attributes, ...written }
					: { firstName, lastName, attributes, ...written };
			});
			return (await client.post(path, { ...place, players: sent })).message;
		},
	};
}

export type PastedList = ReturnType<typeof usePastedList>;
