import { expect, test } from "vitest";
import { contrast } from "../look/color.ts";
import { bannerColors, colorsOfName, crestColors } from "./crest-colors.ts";

test("a team keeps the colours of its first name when they were written down", () => {
	const colors = colorsOfName("Hawks");
	const { field, ink } = crestColors({ name: "Hawks" });
	expect(crestColors({ name: "Owls", colors })).toMatchObject({ field, ink });
});

test("letters can be read on every field that is chosen", () => {
	const parts = ["00", "44", "77", "88", "bb", "ff"];
	for (const red of parts) {
		for (const green of parts) {
			for (const blue of parts) {
				const chosen = `#${red}${green}${blue}`;
				const { field, ink } = crestColors({ name: "Hawks", colors: [chosen, chosen] });
				expect(field).toBe(chosen);
				expect(contrast(field, ink), chosen).toBeGreaterThanOrEqual(4.5);
				const banner = bannerColors([chosen, chosen]);
				const letters = banner.ink === "white" ? "#ffffff" : "#000000";
				expect(contrast(banner.field, letters), chosen).toBeGreaterThanOrEqual(4.5);
				expect(contrast(banner.band, letters), chosen).toBeGreaterThanOrEqual(4.5);
			}
		}
	}
	expect(crestColors({ name: "Hawks", colors: ["#14274e", "#ffd166"] }).ink).toBe("#ffd166");
});
