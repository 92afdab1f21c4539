import { expect, test } from "vitest";
import { teamNamesIn } from "./team-names.ts";

test.each([
	["Hawks\nOwls\r\n\n Larks ", ["Hawks", "Owls", "Larks"]],
	["1. Hawks\n2) Owls\n- Larks\n• Crows", ["Hawks", "Owls", "Larks", "Crows"]],
	["[18:02, 11/23/2026] Bo: Hawks\n*Owls* 🦉", ["Hawks", "Owls"]],
	["Hawks, Owls; Larks", ["Hawks", "Owls", "Larks"]],
	["Hawks\nhawks\nHÁWKS", ["Hawks"]],
	["Smith, Jones & Co\nOwls", ["Smith, Jones & Co", "Owls"]],
	["76ers\n3 Point Kings", ["76ers", "3 Point Kings"]],
	["  \n ", []],
])("%j names %j", (text, names) => {
	expect(teamNamesIn(text)).toEqual(names);
});
