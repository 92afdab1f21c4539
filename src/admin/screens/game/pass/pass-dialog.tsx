import { useState } from "react";
import type { Answered } from "#api/client.ts";
import type { Side } from "#domain/game/game.ts";
import { type PassJob, passJobs, sideOfJob } from "#domain/pass/pass.ts";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { Copied } from "../../../components/feedback/copied.tsx";
import { Dialog, DialogBody } from "../../../components/feedback/dialog.tsx";
import { momentHere } from "../../../components/feedback/today-here.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { PassCode, passAddress } from "./pass-code.tsx";
import styles from "./pass-dialog.module.css";

type Pass = Answered<"GET", "/gamesv2/:id/passes">["passes"][number];
type PassDialogProps = {
	gameId: number;
	game: string;
	teams: Record<Side, { name: string }>;
	onClose: () => void;
};

/** Links to the table of one game: for whom there are some, a new one with its code, and an end to them. */
export function PassDialog({ gameId, game, teams, onClose }: PassDialogProps) {
	const [asked, setAsked] = useState(0);
	const [made, setMade] = useState<string | null>(null);
	const { act, isBusy } = useAction();
	const say = useSay();
	const listed = useLookup({
		of: `${gameId} ${asked}`,
		load: async () => (await client.get("/gamesv2/:id/passes", { id: gameId })).passes,
		failure: words.pass.notListed,
	});
	const make = (job: PassJob) =>
		act({
			run: async () => {
				const { passes, message } = await client.post("/passes", { gameIds: [gameId], job });
				const [{ secret } = { secret: "" }] = passes;
				setMade(passAddress({ gameId, secret, job }));
				setAsked(asked + 1);
				return message;
			},
			failure: words.pass.notMade,
		});
	const end = ({ id }: Pass) =>
		act({
			run: async () => {
				const { message } = await client.del("/passes/:id", { id });
				setMade(null);
				setAsked(asked + 1);
				return message;
			},
			failure: words.pass.notEnded,
		});
	return (
		<Dialog title={words.pass.open} isOpen onClose={onClose}>
			<DialogBody>
				{made === null ? (
					<p className="soft">{words.pass.about}</p>
				) : (
					<div className={styles.made}>
						<PassCode address={made} game={game} className={styles.code} />
						<p role="status">{words.pass.once}</p>
						<Copied
							name={words.pass.address}
							text={made}
							say={(text) => say({ text, tone: "success" })}
						>
							{words.pass.copy}
						</Copied>
					</div>
				)}
				{passJobs.map((job) => (
					<Job
						key={job}
						{...wordsOf(job, teams)}
						pass={listed?.find((it) => it.job === job)}
						isBusy={isBusy}
						onMake={() => make(job)}
						onEnd={end}
					/>
				))}
			</DialogBody>
		</Dialog>
	);
}

type JobProps = {
	title: string;
	hint: string;
	pass: Pass | undefined;
	isBusy: boolean;
	onMake: () => void;
	onEnd: (pass: Pass) => void;
};

function Job({ title, hint, pass, isBusy, onMake, onEnd }: JobProps) {
	return (
		<section className={styles.job} aria-label={title}>
			<h3>{title}</h3>
			<p className="hint">{hint}</p>
			{pass !== undefined && (
				<p className="hint">
					{words.pass.madeBy({ by: pass.createdBy ?? "–", at: momentHere(pass.createdAt) })}
					<br />
					{pass.usedBy === null || pass.usedAt === null
						? words.pass.neverUsed
						: words.pass.usedBy({ by: pass.usedBy, at: momentHere(pass.usedAt) })}
				</p>
			)}
			<div className="cluster-3">
				<Button onClick={onMake} isBusy={isBusy}>
					{pass === undefined ? words.pass.make : words.pass.renew}
				</Button>
				{pass !== undefined && (
					<QuietButton onClick={() => onEnd(pass)} isBusy={isBusy}>
						{words.pass.end}
					</QuietButton>
				)}
			</div>
			{pass !== undefined && <p className="hint">{words.pass.renewHint}</p>}
		</section>
	);
}

function wordsOf(job: PassJob, teams: PassDialogProps["teams"]): Pick<JobProps, "title" | "hint"> {
	const side = sideOfJob(job);
	if (side !== null) {
		const team = teams[side].name;
		return { title: words.checkIn.rosterOf({ team }), hint: words.checkIn.rosterHint({ team }) };
	}
	return job === "score"
		? { title: words.pass.score, hint: words.pass.scoreHint }
		: { title: words.pass.statistics, hint: words.pass.statisticsHint };
}
