/**
 * `node scripts/words.ts`: fails when a message is said by nobody, is told something else in another
 * language, or when a file that was moved to the catalogues says something in one language only.
 */
import { globSync, readFileSync } from "node:fs";
import { languages } from "#domain/language/language.ts";
import { en as adminEn } from "#words/admin/en.ts";
import { es as adminEs } from "#words/admin/es.ts";
import { fr as adminFr } from "#words/admin/fr.ts";
import { fr as frenchSayings } from "#words/said/fr.ts";
import { wordsOf } from "#words/words.ts";
import { inProject, root } from "./lib/child.ts";
import { sourceFile } from "./lib/structure/source-file.ts";
import { differingPlaceholders, unusedMessages } from "./lib/words/catalogues.ts";
import { literalSentences, moved } from "./lib/words/literal-sentences.ts";
import { sayingComplaints } from "./lib/words/sayings.ts";

const paths = globSync("src/**/*.{ts,tsx}", { cwd: root })
	.map((path) => path.replaceAll("\\", "/"))
	.filter((path) => !path.startsWith("src/words/") && !/\.test\.tsx?$/.test(path));
const texts = new Map(paths.map((path) => [path, readFileSync(inProject(path), "utf8")]));
const catalogues = Object.fromEntries(
	languages.map((language) => [language, { ...wordsOf(language) }]),
);
const [ofAdmin, ofSite] = [true, false].map((isAdmin) =>
	[...texts].filter(([path]) => path.startsWith("src/admin/") === isAdmin).map(([, text]) => text),
);
const movedFiles = [...texts].filter(([path]) => moved.some((place) => path.startsWith(place)));

const speaking = /^src\/(api|blocks|domain|server|store|usecases)\//;
const sayings = sayingComplaints(
	[...texts].filter(([path]) => speaking.test(path)).map(([path, text]) => sourceFile(path, text)),
	frenchSayings,
);

const complaints = [
	...sayings.missing.map(({ path, line, sentence }) => `${path}:${line} ${sentence}`),
	...sayings.unused.map((text) => `"${text}" of src/words/said is said by nobody`),
	...differingPlaceholders(catalogues),
	...differingPlaceholders({ en: adminEn, fr: adminFr, es: adminEs }),
	...[
		...unusedMessages(wordsOf("en"), ofSite ?? []),
		...unusedMessages(adminEn, ofAdmin ?? []).map((name) => `${name} (of the administration)`),
	].map((name) => `words.${name} is said by nobody`),
	...literalSentences(movedFiles.map(([path, text]) => sourceFile(path, text))).map(
		({ path, line, sentence }) => `${path}:${line} ${sentence}`,
	),
	...moved
		.filter((place) => !paths.some((path) => path.startsWith(place)))
		.map((place) => `${place} is said to be moved and is not there`),
];

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
