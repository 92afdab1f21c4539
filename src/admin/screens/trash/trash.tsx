import { useRef, useState } from "react";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { wordsOfKind } from "../../components/feedback/change-sentence.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { focusScreen } from "../../shell/focus-screen.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { daysLeft } from "./days-left.ts";
import styles from "./trash.module.css";

type Trash = Answered<"GET", "/trash">;
type Thrown = Trash["trash"][number];

/** What was deleted stays restorable for thirty days. */
export const trash = screen(() => client.get("/trash"), RecentlyDeleted);

function RecentlyDeleted({ trash }: Trash) {
	return (
		<>
			<ScreenHeader title={words.common.recentlyDeleted}>
				{words.audit.whatWasDeletedCanBe}
			</ScreenHeader>
			<Panel isFlush>
				{trash.length === 0 ? (
					<EmptyState title={words.audit.nothingWasDeletedInThe} picture="search">
						{words.audit.seasonsLeaguesTeamsPlayers}
					</EmptyState>
				) : (
					<ul>
						{trash.map((thrown) => (
							<ThrownRow key={thrown.id} thrown={thrown} />
						))}
					</ul>
				)}
			</Panel>
		</>
	);
}

function ThrownRow({ thrown }: { thrown: Thrown }) {
	const { id, label, kind, deletedAt, deletedBy } = thrown;
	const now = new Date();
	const { act } = useAction();
	const [isBusy, setBusy] = useState(false);
	const row = useRef<HTMLLIElement>(null);
	const restore = async () => {
		if (isBusy) return;
		setBusy(true);
		const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
		const isBack = await act({
			run: async () => (await client.post("/trash/:id/restore", { id })).message,
			failure: words.audit.couldNotComeBack({ label }),
		});
		setBusy(false);
		// The button has gone with its row; the keyboard goes on from the next one.
		const next = neighbour?.querySelector("button");
		if (!isBack) return;
		if (next) next.focus({ preventScroll: true });
		else focusScreen();
	};
	return (
		<li ref={row} className={styles.row}>
			<div>
				<p className="strong">{label}</p>
				<p className="hint">
					{wordsOfKind(kind).deleted ?? kind}{" "}
					{kind === "merge" ? words.audit.mergedWhen : words.audit.deletedWhen}{" "}
					<time dateTime={deletedAt}>{ago(deletedAt, now, words.language)}</time>
					{deletedBy !== null && words.audit.deletedBy({ username: deletedBy.username })} ·{" "}
					{leftOf(daysLeft(deletedAt, now))}
				</p>
			</div>
			<button
				type="button"
				className={`button button-quiet ${styles.restore}`}
				aria-disabled={isBusy}
				aria-label={words.audit.restoreOne({ label })}
				onClick={restore}
			>
				<Icon name="restore" />
				{isBusy ? words.audit.restoring : words.common.restore}
			</button>
		</li>
	);
}

function leftOf(days: number): string {
	return days === 1 ? words.audit.lastDay : words.audit.daysLeft({ days });
}
