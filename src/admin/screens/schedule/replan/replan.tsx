import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#api/client.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { client } from "../../../client.ts";
import { Button } from "../../../components/feedback/button.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { ComparedMeasures } from "../compare/compare-tables.tsx";
import { compareMeasures } from "../compare/comparison.ts";
import { carryOut } from "../plan/changes/carry-out.ts";
import { useDone } from "../plan/changes/use-done.ts";
import type { PlanData } from "../plan-data.ts";
import { AddedGames, ChangedGames, LeftOut } from "./changed-games.tsx";
import styles from "./replan.module.css";
import { askedIn, type ReplanData, replanChange } from "./replan-data.ts";
import { ReplanForm } from "./replan-form.tsx";

export const replanSchedule = screen(async ({ params, request }) => {
	const id = Number(params.scheduleId);
	const asked = askedIn(new URL(request.url).searchParams);
	const plan = await client.get("/schedules/:id/plan", { id });
	try {
		return {
			plan,
			asked,
			draft: await client.post("/schedules/:id/replan", { id, ...asked }),
			errors: {},
			refusal: null,
		};
	} catch (error) {
		// What was asked for makes no sense: that is said at its field, and can be asked anew.
		if (!(error instanceof ApiError) || error.status !== 422) throw error;
		return { plan, asked, draft: null, errors: error.fields ?? {}, refusal: error.message };
	}
}, Replan);

type ReplanProps = {
	plan: PlanData;
	asked: Record<string, string>;
	draft: ReplanData | null;
	errors: Record<string, string>;
	refusal: string | null;
};

/** What is left of a season after a change: old and new side by side, before anybody else sees it. */
function Replan({ plan, asked, draft, errors, refusal }: ReplanProps) {
	const { id, name, league } = plan.schedule;
	return (
		<>
			<ScreenHeader
				title={words.replan.title}
				crumbs={[
					{ label: words.common.scheduleBuilder, to: "/scheduleBuilder" },
					{ label: name, to: `/scheduleBuilder/${id}` },
				]}
			>
				{league.name}
			</ScreenHeader>
			<p className={`soft ${styles.summary}`}>{words.replan.summary}</p>
			<Panel title={words.replan.whatHasChanged}>
				<ReplanForm key={JSON.stringify(asked)} plan={plan} asked={asked} errors={errors} />
			</Panel>
			{refusal !== null && Object.keys(errors).length === 0 && (
				<p role="alert" className="error">
					{refusal}
				</p>
			)}
			{draft !== null && <Draft plan={plan} draft={draft} />}
		</>
	);
}

function Draft({ plan, draft }: { plan: PlanData; draft: ReplanData }) {
	const { moves, leftOut, added, isFewest } = draft;
	const { id, isPublished } = draft.schedule;
	const navigate = useNavigate();
	const { act } = useAction();
	const { push } = useDone(id);
	const [isSending, setSending] = useState(false);
	const forOthers = moves.filter(({ why }) => why === "makesRoom").length;
	const make = async () => {
		setSending(true);
		const run = async () => {
			const { message, done } = await carryOut(plan, replanChange(draft));
			if (done !== null) push(done);
			return message;
		};
		const isDone = await act({ run, failure: words.replan.failed });
		setSending(false);
		if (isDone) await navigate(`/scheduleBuilder/${id}`);
	};
	if (moves.length + leftOut.length + added.length === 0) {
		return (
			<Panel>
				<EmptyState title={words.replan.nothingMoves} picture="games">
					<Link to={`/scheduleBuilder/${id}`}>{plan.schedule.name}</Link>
				</EmptyState>
			</Panel>
		);
	}
	const now = { report: draft.before, slots: plan.slots };
	const then = { report: draft.after, slots: draft.slots };
	return (
		<>
			<p className={styles.verdict} role="status">
				{[
					(moves.length > 0 || added.length === 0) &&
						words.replan.gamesMove({ count: moves.length }),
					isFewest && moves.length > 0 && words.replan.fewest,
					added.length > 0 && words.replan.gamesAdded({ count: added.length }),
					forOthers > 0 && words.replan.forOthers({ count: forOthers }),
				]
					.filter(Boolean)
					.join(" ")}
			</p>
			{leftOut.length > 0 && <LeftOut draft={draft} />}
			{moves.length > 0 && (
				<Panel title={words.replan.theChanges} isFlush>
					<ChangedGames draft={draft} />
				</Panel>
			)}
			{added.length > 0 && (
				<Panel title={words.replan.newGames} isFlush>
					<AddedGames draft={draft} />
				</Panel>
			)}
			<Panel title={words.replan.howFair} isFlush>
				<ComparedMeasures
					caption={words.replan.fairnessOfBoth}
					measures={compareMeasures(now, then)}
					heads={{ a: words.replan.now, b: words.replan.afterwards }}
				/>
			</Panel>
			<div className={styles.send}>
				<p className="soft">{isPublished ? words.replan.toldInOne : words.replan.nobodySees}</p>
				<div className="row-3 wrap">
					<Button isBusy={isSending} onClick={() => void make()}>
						{isPublished ? words.replan.publish : words.replan.change}
					</Button>
					<Link to={`/scheduleBuilder/${id}`} className="button button-quiet">
						{words.common.cancel}
					</Link>
				</div>
			</div>
		</>
	);
}
