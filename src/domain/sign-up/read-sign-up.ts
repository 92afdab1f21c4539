import { addressFrom } from "../follower/follower.ts";
import type { OfferKind } from "../registration/offer.ts";
import type { Question } from "../registration/question.ts";
import { asksBirthDate, isMinorOn, type Registration } from "../registration/registration.ts";
import type { Waiver } from "../registration/waiver.ts";
import type { TeamColors } from "../team/team.ts";
import { plainLine } from "../text/plain-line.ts";
import { isDate } from "../time/calendar.ts";
import type { SignUpPerson } from "./sign-up.ts";

/** What is asked of somebody, which follows from the offer and the rules of the registration. */
export type AskedOfSignUp = {
	kind: OfferKind;
	questions: readonly Question[];
	rules: Registration["rules"];
	/** Those to be signed; none of a team, whose players sign for themselves. */
	waivers: readonly Waiver[];
	/** Ids of season-leagues one of which is to be chosen. */
	divisions: readonly number[];
	today: string;
};

export type WrittenSignUp = {
	teamName: string | null;
	colors: TeamColors | null;
	seasonLeagueId: number | null;
	person: SignUpPerson;
	answers: Record<string, string>;
	/** As who signs has typed it; empty where nothing is signed. */
	signature: string;
	/** Whether that is a guardian's. */
	isGuardian: boolean;
	code: string;
};

export type SignUpProblem =
	| "missing"
	| "tooLong"
	| "noMail"
	| "noDay"
	| "noGuardian"
	| "notAccepted"
	| "notOffered";

/** What was sent as it is kept, and what is wrong with it by the name of its field. */
export function readSignUp(
	sent: Readonly<Record<string, string>>,
	asked: AskedOfSignUp,
): { written: WrittenSignUp; problems: Record<string, SignUpProblem> } {
	const problems: Record<string, SignUpProblem> = {};
	const line = (name: string, isNeeded: boolean, most = longestLine) => {
		const text = plainLine(sent[name] ?? "").trim();
		if (isNeeded && text === "") problems[name] = "missing";
		if (text.length > most) problems[name] = "tooLong";
		return text;
	};
	const isTeam = asked.kind === "team";
	const person = {
		firstName: line("firstName", true, longestName),
		lastName: line("lastName", true, longestName),
		mail: addressFrom(sent["mail"] ?? "") ?? "",
		phone: line("phone", false, 40),
		birthDate: isTeam || !asksBirthDate(asked.rules) ? null : (sent["birthDate"] ?? ""),
		guardianName: null as string | null,
	};
	if (person.mail === "") problems["mail"] = "noMail";
	if (person.birthDate !== null && !isPastDay(person.birthDate, asked.today)) {
		problems["birthDate"] = "noDay";
		person.birthDate = "";
	}
	const isMinor = isMinorOn(person.birthDate || null, asked.today);
	if (isMinor) {
		person.guardianName = line("guardianName", false, longestName);
		if (person.guardianName === "") problems["guardianName"] = "noGuardian";
	}
	const answers: Record<string, string> = {};
	for (const question of questionsFor(asked)) {
		const name = fieldOf(question);
		const text = line(
			name,
			!question.isOptional,
			question.is === "prose" ? longestProse : longestLine,
		);
		if (question.is === "choice" && text !== "" && !question.options.includes(text))
			problems[name] = "notOffered";
		if (text !== "") answers[question.key] = text;
	}
	if (asked.kind === "freeAgent") answers[aboutKey] = line(aboutKey, true, longestProse);
	for (const waiver of asked.waivers) {
		if (sent[waiverField(waiver)] !== "1") problems[waiverField(waiver)] = "notAccepted";
	}
	const signature = line("signature", asked.waivers.length > 0);
	const seasonLeagueId = divisionFrom(sent["division"], asked.divisions);
	if (seasonLeagueId === undefined) problems["division"] = "missing";
	return {
		written: {
			teamName: isTeam ? line("teamName", true) : null,
			colors: isTeam ? colorsFrom(sent) : null,
			seasonLeagueId: seasonLeagueId ?? null,
			person,
			answers,
			signature,
			isGuardian: isMinor,
			code: line("code", false, 40),
		},
		problems,
	};
}

/** Of a free agent: how he plays and when, as captains read it. */
export const aboutKey = "about";

export function questionsFor({
	kind,
	questions,
}: Pick<AskedOfSignUp, "kind" | "questions">): Question[] {
	return questions.filter(({ of }) => of.includes(kind));
}

export function fieldOf({ key }: Pick<Question, "key">): string {
	return `answer-${key}`;
}

export function waiverField({ id }: Pick<Waiver, "id">): string {
	return `waiver-${id}`;
}

export const longestLine = 120;
export const longestProse = 1000;
const longestName = 60;

/** Undefined where one has to be chosen and none was. */
function divisionFrom(
	sent: string | undefined,
	divisions: readonly number[],
): number | null | undefined {
	if (divisions.length === 0) return null;
	if (divisions.length === 1) return divisions[0];
	return divisions.find((id) => String(id) === sent);
}

function colorsFrom(sent: Readonly<Record<string, string>>): TeamColors | null {
	const [field = "", letters = ""] = [sent["field"], sent["letters"]];
	return [field, letters].every((color) => /^#[\da-f]{6}$/i.test(color)) ? [field, letters] : null;
}

function isPastDay(text: string, today: string): boolean {
	return isDate(text) && text <= today && text >= "1900-01-01";
}
