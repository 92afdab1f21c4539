import type { LetterState } from "#domain/mail/letter.ts";
import { words } from "../../words.ts";

/** Where a letter is, and how that looks. */
export function letterState(state: LetterState) {
	return { tone: tones[state], label: labels[state] };
}

const labels: Record<LetterState, string> = {
	waiting: words.mail.waiting,
	sent: words.mail.sent,
	refused: words.mail.refused,
	"given up": words.mail.givenUp,
	"no server": words.mail.noServer,
	"taken back": words.mail.takenBack,
};

const tones = {
	waiting: "neutral",
	sent: "win",
	refused: "loss",
	"given up": "loss",
	"no server": "notice",
	"taken back": "neutral",
} as const;
