import { describe, expect, test } from "vitest";
import type { Question } from "../registration/question.ts";
import { plainRules } from "../registration/registration.ts";
import { type AskedOfSignUp, readSignUp } from "./read-sign-up.ts";

const plain: AskedOfSignUp = {
	kind: "player",
	questions: [],
	rules: plainRules,
	waivers: [],
	divisions: [],
	today: "2026-08-01",
};
const asked = (more: Partial<AskedOfSignUp>): AskedOfSignUp => Object.assign({ ...plain }, more);
const person = { firstName: " Maya ", lastName: "Reyes", mail: "Maya@Home.Test" };
const waiver = {
	id: 4,
	registrationId: 1,
	title: "Waiver",
	text: "",
	version: 1,
	fingerprint: "",
	isAsked: true,
	writtenAt: "",
};

test("a person is kept by names and mail, in one spelling, and by nothing that nobody asked for", () => {
	const { written, problems } = readSignUp({ ...person, birthDate: "2001-01-01", x: "y" }, plain);
	expect(problems).toEqual({});
	expect(written.person).toEqual({
		firstName: "Maya",
		lastName: "Reyes",
		mail: "maya@home.test",
		phone: "",
		birthDate: null,
		guardianName: null,
	});
	expect(written.answers).toEqual({});
});

test("names, one mail address and short texts are needed", () => {
	const { problems } = readSignUp(
		{ firstName: "\u200b", lastName: "x".repeat(61), mail: "a@b.c, d@e.f", phone: "1".repeat(41) },
		plain,
	);
	expect(problems).toEqual({
		firstName: "missing",
		lastName: "tooLong",
		mail: "noMail",
		phone: "tooLong",
	});
});

describe("where minors may sign up", () => {
	const youth = asked({ rules: Object.assign({ ...plainRules }, { hasMinors: true }) });
	const problemsOf = (more: Record<string, string>) =>
		readSignUp({ ...person, ...more }, youth).problems;

	test("a birth date is asked, and it is a day that has been", () => {
		for (const birthDate of ["", "2026-08-02", "1899-12-31", "2011-02-30"]) {
			expect(problemsOf({ birthDate }), birthDate).toEqual({ birthDate: "noDay" });
		}
	});

	test("somebody younger than 18 needs a guardian, who signs", () => {
		expect(problemsOf({ birthDate: "2008-08-02" })).toEqual({ guardianName: "noGuardian" });
		expect(problemsOf({ birthDate: "2008-08-01" })).toEqual({});
		const sent = { ...person, birthDate: "2012-01-01", guardianName: "Ana Reyes" };
		expect(readSignUp(sent, youth).written).toMatchObject({ isGuardian: true });
	});
});

test("every waiver is accepted and signed by a name", () => {
	const of = asked({ waivers: [waiver] });
	expect(readSignUp(person, of).problems).toEqual({
		"waiver-4": "notAccepted",
		signature: "missing",
	});
	const sent = { ...person, "waiver-4": "1", signature: "Maya Reyes" };
	expect(readSignUp(sent, of)).toMatchObject({
		problems: {},
		written: { signature: "Maya Reyes" },
	});
});

test("questions are asked of the kinds they are for, and a choice is one of its words", () => {
	const question = (key: string, more: Partial<Question>): Question => ({
		key,
		of: ["player"],
		label: key,
		is: "line",
		options: [],
		isOptional: false,
		...more,
	});
	const of = asked({
		questions: [
			question("shirt", { is: "choice", options: ["S", "M"] }),
			question("other", { of: ["team"] }),
			question("more", { isOptional: true }),
		],
	});
	expect(readSignUp({ ...person, "answer-shirt": "XXL" }, of).problems).toEqual({
		"answer-shirt": "notOffered",
	});
	expect(readSignUp(person, of).problems).toEqual({ "answer-shirt": "missing" });
	const { written } = readSignUp({ ...person, "answer-shirt": "M", "answer-other": "x" }, of);
	expect(written.answers).toEqual({ shirt: "M" });
});

test("a team has a name, and colours where both are said; the only division is its own", () => {
	const team = asked({ kind: "team", divisions: [7] });
	expect(readSignUp(person, team).problems).toEqual({ teamName: "missing" });
	const sent = { ...person, teamName: "Hawks", field: "#112233", letters: "#ffffff" };
	expect(readSignUp(sent, team).written).toMatchObject({
		teamName: "Hawks",
		colors: ["#112233", "#ffffff"],
		seasonLeagueId: 7,
	});
	expect(readSignUp({ ...sent, letters: "red" }, team).written.colors).toBeNull();
	expect(readSignUp(sent, asked({ kind: "team", divisions: [7, 8] })).problems).toEqual({
		division: "missing",
	});
	const chosen = { ...sent, division: "8" };
	expect(
		readSignUp(chosen, asked({ kind: "team", divisions: [7, 8] })).written.seasonLeagueId,
	).toBe(8);
});

test("a free agent says how he plays", () => {
	const agent = asked({ kind: "freeAgent" });
	expect(readSignUp(person, agent).problems).toEqual({ about: "missing" });
	expect(readSignUp({ ...person, about: "Guard" }, agent).written.answers).toEqual({
		about: "Guard",
	});
});
