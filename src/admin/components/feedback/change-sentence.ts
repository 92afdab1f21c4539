import { words } from "../../words.ts";

/** What somebody did, as the end of a sentence that begins with the name: "added the team Hawks". */
export function changeSentence({
	action,
	label,
}: {
	action: string;
	label: string | null;
}): string {
	const own = told(words.change.own, action);
	if (own !== undefined) return own({ label });
	const [noun = "", verb = ""] = action.split(".");
	const done = told(words.change.verbs, verb) ?? words.change.verbs.change;
	const { the, one = words.change.something } = wordsOfKind(noun);
	if (label === null) return done({ what: one });
	return done({ what: the?.({ label }) ?? label });
}

type KindWords = {
	/** "added the team Hawks"; without it the label says enough. */
	the?: (told: { label: string }) => string;
	/** "deleted a team", where its name is not known. */
	one?: string;
	/** One of them among what was deleted. */
	deleted?: string;
	/** All of them, to choose whose changes are listed. */
	all?: string;
};

/** Of a kind that this version may not know. */
export function wordsOfKind(kind: string): KindWords {
	return told<KindWords>(words.change.kinds, kind) ?? {};
}

function told<Message>(group: Record<string, Message>, name: string): Message | undefined {
	return Object.hasOwn(group, name) ? group[name] : undefined;
}
