import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { siteWords, words } from "../../words.ts";

export type Notice = Answered<"GET", "/notices">["notices"][number];

/** Where a notice is, with the button that takes it back as long as it is held. */
export function NoticeState({ notice }: { notice: Notice }) {
	const { act, isBusy } = useAction();
	const { id, state } = notice;
	const takeBack = () =>
		act({
			run: async () => (await client.del("/notices/:id", { id })).message,
			failure: words.notice.notTakenBack,
		});
	return (
		<>
			{badgesOf(notice).map(({ tone, label }) => (
				<Badge key={label} tone={tone}>
					{label}
				</Badge>
			))}
			{state === "held" && (
				<QuietButton disabled={isBusy} onClick={() => void takeBack()}>
					{words.notice.takeBack}
				</QuietButton>
			)}
		</>
	);
}

/** "New time or place: Owls at Hawks" */
export function titleOf({ kind, games, names }: Notice): string {
	const [only] = games;
	const about =
		only === undefined
			? names.join(", ")
			: games.length === 1
				? siteWords.game.title(only)
				: siteWords.game.count({ count: games.length });
	return about === "" ? kinds[kind] : words.notice.titled({ kind: kinds[kind], about });
}

/** How many heard of it; nothing where nobody did. */
export function toldTo({ byMail, byPush, joined }: Notice): string {
	return [
		byMail > 0 && words.notice.byMail({ count: byMail }),
		byPush > 0 && words.notice.byPush({ count: byPush }),
		joined > 0 && words.notice.joined({ count: joined }),
	]
		.filter(Boolean)
		.join(", ");
}

type Shown = { tone: "neutral" | "win" | "loss" | "notice"; label: string };

function badgesOf({ state, letters, byMail, byPush }: Notice): Shown[] {
	if (state === "held") return [{ tone: "notice", label: words.notice.held }];
	if (state === "taken back") return [{ tone: "neutral", label: words.mail.takenBack }];
	if (byMail + byPush === 0) return [{ tone: "neutral", label: words.notice.nobody }];
	const failed = letters.refused + letters.givenUp;
	const counted: [count: number, shown: Shown][] = [
		[letters.sent, { tone: "win", label: words.notice.sent({ count: letters.sent }) }],
		[letters.waiting, { tone: "neutral", label: words.notice.waiting({ count: letters.waiting }) }],
		[failed, { tone: "loss", label: words.notice.failed({ count: failed }) }],
		[letters.noServer, { tone: "notice", label: words.notice.unsent({ count: letters.noServer }) }],
	];
	return counted.flatMap(([count, shown]) => (count > 0 ? shown : []));
}

const kinds: Record<Notice["kind"], string> = {
	result: words.notice.result,
	gamesChanged: words.notice.gamesChanged,
	schedulePublished: words.notice.schedulePublished,
	pagePublished: words.notice.pagePublished,
	newsPublished: words.notice.newsPublished,
};
