import { describe, expect, test } from "vitest";
import { captainAfter } from "./captain.ts";

const ann = { id: 1, firstName: "Ann", lastName: "Lee", imageUrl: null };
const bo = { id: 2, firstName: "Bo", lastName: "", imageUrl: null };
const roster = [ann, bo];
const nobody = { captainName: null, captainId: null };
const annLeads = { captainName: "Ann Lee", captainId: 1 };

describe("captainAfter", () => {
	test("takes the name of the player when no text is given", () => {
		expect(captainAfter(nobody, { captainId: 1 }, roster)).toEqual(annLeads);
		expect(captainAfter(annLeads, { captainId: 2, captainName: null }, roster)).toEqual({
			captainName: "Bo",
			captainId: 2,
		});
	});

	test("keeps a text that is given with the player", () => {
		expect(captainAfter(nobody, { captainId: 1, captainName: "Annie" }, roster)).toEqual({
			captainName: "Annie",
			captainId: 1,
		});
	});

	test("refuses somebody who is not on the roster", () => {
		expect(captainAfter(nobody, { captainId: 9 }, roster)).toBe("not on the roster");
	});

	test("lets a text alone name anybody, who is then no player", () => {
		expect(captainAfter(annLeads, { captainName: "Coach Kim" }, roster)).toEqual({
			captainName: "Coach Kim",
			captainId: null,
		});
		expect(captainAfter(annLeads, { captainName: "Ann Lee" }, roster)).toEqual(annLeads);
	});

	test("an empty text or no id takes the captain away; a free text stays without an id", () => {
		expect(captainAfter(annLeads, { captainName: null }, roster)).toEqual(nobody);
		expect(captainAfter(annLeads, { captainId: null }, roster)).toEqual(nobody);
		const coach = { captainName: "Coach Kim", captainId: null };
		expect(captainAfter(coach, { captainId: null }, roster)).toEqual(coach);
	});

	test("changes nothing that is not spoken of", () => {
		expect(captainAfter(annLeads, {}, roster)).toEqual(annLeads);
		expect(captainAfter(annLeads, {}, [])).toEqual(annLeads);
	});
});
