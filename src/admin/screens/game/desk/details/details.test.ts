import { expect, test } from "vitest";
import { wireGame } from "#testing/admin/wire-game.ts";
import { sameText, typed } from "../edits.ts";
import { toSheet } from "../sheet.ts";
import { detailsErrors, detailsInput, savedDetails } from "./details.ts";

const sheet = toSheet(wireGame());
const type = (texts: Record<string, string>, of = sheet) =>
	typed(savedDetails(of), {}, texts, sameText);

test("only what changed is sent; an emptied field is empty", () => {
	const edits = type({ date: "2026-03-02", time: "", location: " Main gym " });
	expect(detailsInput(sheet, edits)).toEqual({ id: 7, time: "", location: "Main gym" });
});

test("a forfeit names its side, and no other status does", () => {
	const forfeit = type({ status: "forfeit" });
	expect(detailsErrors(sheet, forfeit)).toEqual({ forfeitedBy: "Please choose who forfeited." });
	const named = type({ status: "forfeit", forfeitedBy: "away" });
	expect(detailsErrors(sheet, named)).toEqual({});
	expect(detailsInput(sheet, named)).toEqual({ id: 7, status: "forfeit", forfeited_by: "away" });
	const back = type({ status: "postponed", forfeitedBy: "away" });
	expect(detailsInput(sheet, back)).toEqual({ id: 7, status: "postponed" });
	const forfeited = toSheet(wireGame({ status: "forfeit", forfeitedBy: "home" }));
	expect(detailsErrors(forfeited, type({ location: "Gym 2" }, forfeited))).toEqual({});
});
