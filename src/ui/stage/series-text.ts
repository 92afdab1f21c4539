import type { RoundName, SeriesName } from "#domain/stage/series-name.ts";
import type { Entrant } from "#domain/stage/stage.ts";
import type { Words } from "#words/en.ts";

/** Above all series of a round: "Semi-finals". */
export function roundText(words: Words, name: RoundName): string {
	if (name.kind === "semi-final") return words.stage.semiFinal.all;
	if (name.kind === "quarter-final") return words.stage.quarterFinal.all;
	return roundOfOne(words, name);
}

/** "Semi-final 1", "Round of 16, series 3". */
export function seriesText(words: Words, { round, at }: SeriesName): string {
	const name = roundOfOne(words, round);
	if (at === null) return name;
	const isWord = ["semi-final", "quarter-final", "play-in"].includes(round.kind);
	return isWord ? words.stage.numbered({ name, at }) : words.stage.inRound({ name, at });
}

/** Who comes from there while nobody knows: "Winner of semi-final 1". */
export function entrantText(
	words: Words,
	from: Entrant,
	names: ReadonlyMap<number, SeriesName>,
): string {
	const seriesOf = (number: number) => {
		const name = names.get(number);
		return name === undefined ? String(number) : seriesText(words, name);
	};
	if ("seed" in from) return words.stage.seed({ seed: from.seed });
	if ("winnerOf" in from) return words.stage.winnerOf({ name: seriesOf(from.winnerOf) });
	if ("loserOf" in from) return words.stage.loserOf({ name: seriesOf(from.loserOf) });
	if ("bestLeft" in from) return words.stage.bestLeft({ place: from.bestLeft });
	return words.stage.groupPlace({ place: from.place, group: groupLetter(from.group) });
}

function roundOfOne(words: Words, name: RoundName): string {
	switch (name.kind) {
		case "final":
			return words.stage.final;
		case "second final":
			return words.stage.secondFinal;
		case "third place":
			return words.stage.thirdPlace;
		case "semi-final":
			return words.stage.semiFinal.one;
		case "quarter-final":
			return words.stage.quarterFinal.one;
		case "round of":
			return words.stage.roundOf(name);
		case "round":
			return words.stage.round(name);
		case "play-in":
			return words.stage.playIn;
		case "winners":
			return words.stage.winnersRound(name);
		case "winners' final":
			return words.stage.winnersFinal;
		case "losers":
			return words.stage.losersRound(name);
		case "losers' final":
			return words.stage.losersFinal;
		case "group":
			return groupText(words, name.group);
		case "place":
			return words.stage.place(name);
		case "consolation":
			return words.stage.consolationRound(name);
	}
}

export function groupText(words: Words, group: number): string {
	return words.stage.group({ group: groupLetter(group) });
}

/** A to Z, then AA, AB and so on: there are 32 groups at most. */
function groupLetter(group: number): string {
	const letter = String.fromCharCode(65 + ((group - 1) % 26));
	return group > 26 ? `A${letter}` : letter;
}
