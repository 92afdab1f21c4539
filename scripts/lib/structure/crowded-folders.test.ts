import { expect, test } from "vitest";
import { crowdedFolders } from "./crowded-folders.ts";

const files = (folder: string, count: number) =>
	Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test("a folder of 26 files is crowded, and one of 25 is not, whatever lies in folders below", () => {
	const paths = [...files("src/a", 26), ...files("src/b", 25), ...files("src/b/c", 25)];
	expect(crowdedFolders(paths)).toEqual([
		{ path: "src/a", sentence: "holds 26 files of its own, and 25 is the most: give it rooms" },
	]);
});
