import { useState } from "react";
import { Link } from "react-router";
import { formatGameDate } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button } from "../../components/feedback/button.tsx";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { ReasonDialog } from "../../components/feedback/reason-dialog.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { NumberedList } from "../../components/order/numbered-list.tsx";
import { inWords, words } from "../../words.ts";
import { written } from "../ledger/amounts.ts";
import { type Seeding, type Stage, saysAllSeeds } from "./shown-stage.ts";
import styles from "./stage.module.css";

type Candidate = Seeding["candidates"][number];
type SeedsPanelProps = { stage: Stage; seeding: Seeding };

/** Who plays and in what order: from the table, or as one puts it. */
export function SeedsPanel({ stage, seeding }: SeedsPanelProps) {
	const saved = stage.isProjected ? seeding.seeds : stage.seeds.map(({ team }) => team.entryId);
	const [ids, setIds] = useState<readonly number[]>(saved);
	const [reasons, setReasons] = useState<ReadonlyMap<number, string>>(
		() =>
			new Map(stage.seeds.flatMap((it) => (it.overruled ? [[it.team.entryId, it.overruled]] : []))),
	);
	const [overruled, setOverruled] = useState<Candidate | null>(null);
	const [leaving, setLeaving] = useState<Candidate | null>(null);
	const { act, isBusy } = useAction();
	const { currency } = seeding;
	const byId = new Map(seeding.candidates.map((one) => [one.teamId, one]));
	const items = ids.flatMap((id) => {
		const candidate = byId.get(id);
		return candidate === undefined ? [] : [{ id, candidate }];
	});
	const others = seeding.candidates.filter(({ teamId }) => !ids.includes(teamId));
	const withdrawn = new Map(stage.seeds.map((it) => [it.team.entryId, it.withdrawn]));
	const leftFor = (id: number) => withdrawn.get(id) ?? null;
	const isChanged = JSON.stringify(ids) !== JSON.stringify(saved);
	const hasRoom = ids.length < stage.format.teams;
	const save = () =>
		act({
			run: async () => {
				const seeds = ids.map((teamId) => ({ teamId, overruled: reasons.get(teamId) ?? null }));
				const { lastChangeId } = seeding;
				const sent = { id: stage.id, seeds, lastChangeId };
				return (await client.put("/stages/:id/seeds", sent)).message;
			},
			failure: words.stage.couldNotBeSeeded,
		});
	const takeIn = (candidate: Candidate) => {
		if (candidate.isEligible) setIds([...ids, candidate.teamId]);
		else setOverruled(candidate);
	};
	const bringBack = (teamId: number) =>
		act({
			run: async () =>
				(await client.put("/stages/:id/withdrawals", { id: stage.id, teamId, reason: null }))
					.message,
			failure: words.stage.couldNotBeSaved,
		});
	return (
		<Panel
			title={words.stage.seeds}
			aside={
				(isChanged || (stage.isProjected && !saysAllSeeds(stage, seeding))) && (
					<Button isBusy={isBusy} onClick={() => void save()}>
						{words.stage.saveSeeds}
					</Button>
				)
			}
		>
			<div className="stack-4">
				<p className="hint">{words.stage.seedsHint}</p>
				{stage.isProjected &&
					seeding.level.map((set) => (
						<p key={set.join()} className={styles.notice}>
							{words.stage.levelTeams({
								teams: inWords(set.map((id) => byId.get(id)?.name ?? "")),
							})}
							<LotLink stage={stage} set={set.flatMap((id) => byId.get(id) ?? [])} />
						</p>
					))}
				<NumberedList
					label={words.stage.seeds}
					items={items}
					nameOf={({ candidate }) => candidate.name}
					onOrder={setIds}
					about={({ id, candidate }) => (
						<Notes
							lines={[
								...reasonsOf(candidate, currency),
								reasons.has(id) && words.stage.overruled({ reason: reasons.get(id) ?? "" }),
								leftFor(id) !== null && words.stage.withdrew({ reason: leftFor(id) ?? "" }),
							]}
						/>
					)}
					tools={({ id, candidate }) => {
						const { name } = candidate;
						if (stage.isProjected || isChanged)
							return (
								<IconButton
									icon="close"
									tone="danger"
									label={words.stage.leaveOut({ name })}
									onClick={() => setIds(ids.filter((other) => other !== id))}
								/>
							);
						return leftFor(id) === null ? (
							<IconButton
								icon="close"
								tone="danger"
								label={words.stage.withdraw({ name })}
								onClick={() => setLeaving(candidate)}
							/>
						) : (
							<IconButton
								icon="undo"
								label={words.stage.isBack({ name })}
								onClick={() => void bringBack(id)}
							/>
						);
					}}
				/>
				{others.length > 0 && (
					<section className="stack-2" aria-label={words.stage.others}>
						<h3 className="label">{words.stage.others}</h3>
						<ul className="lines">
							{others.map((candidate) => (
								<li key={candidate.teamId} className={styles.other}>
									<span className="breaks">
										{candidate.name}
										<Notes lines={reasonsOf(candidate, currency)} />
									</span>
									{hasRoom && (
										<IconButton
											icon="add"
											label={words.stage.takeIn({ name: candidate.name })}
											onClick={() => takeIn(candidate)}
										/>
									)}
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
			<ReasonDialog
				title={words.stage.overrule({ name: overruled?.name ?? "" })}
				label={words.stage.overruleReason}
				isOpen={overruled !== null}
				onClose={() => setOverruled(null)}
				submit={words.stage.takeInAllTheSame}
				failure={words.stage.couldNotBeSeeded}
				save={async (reason) => {
					if (overruled === null) return null;
					setReasons(new Map([...reasons, [overruled.teamId, reason]]));
					setIds([...ids, overruled.teamId]);
					setOverruled(null);
					return null;
				}}
			>
				{overruled !== null && <Notes lines={reasonsOf(overruled, currency)} />}
			</ReasonDialog>
			<ReasonDialog
				title={words.stage.withdraw({ name: leaving?.name ?? "" })}
				label={words.stage.withdrawReason}
				hint={words.stage.withdrawHint}
				isOpen={leaving !== null}
				onClose={() => setLeaving(null)}
				submit={words.stage.withdrawTeam}
				tone="danger"
				failure={words.stage.couldNotBeSaved}
				save={async (reason) => {
					const teamId = leaving?.teamId ?? 0;
					const sent = { id: stage.id, teamId, reason };
					return (await client.put("/stages/:id/withdrawals", sent)).message;
				}}
			/>
		</Panel>
	);
}

/** A lot parts teams of one table that have played; across leagues only the hand does. */
function LotLink({ stage, set }: { stage: Stage; set: readonly Candidate[] }) {
	const leagues = new Set(set.map(({ leagueId }) => leagueId));
	const [leagueId] = leagues;
	if (leagues.size !== 1 || leagueId == null || set.some(({ rank }) => rank === null)) return null;
	return (
		<>
			{" "}
			<Link to={`/dashboard/seasons/${stage.seasonId}/leagues/${leagueId}/table?lot`}>
				{words.tableRules.addLot}
			</Link>
		</>
	);
}

function Notes({ lines }: { lines: readonly (string | false)[] }) {
	const said = lines.filter((line) => line !== false);
	return said.length > 0 && <span className="hint">{said.join(" · ")}</span>;
}

/** Why a team may not play. */
function reasonsOf({ reasons }: Candidate, currency: string): string[] {
	return reasons.map(({ because, count = 0, least = 0, most = 0, due = 0, since, reason = "" }) => {
		if (because === "players") return words.stage.because.players({ count, least });
		if (because === "forfeits") return words.stage.because.forfeits({ count, most });
		if (because === "league" || since === undefined) return reason;
		const day = formatGameDate(since, words.language);
		return words.stage.because.fees({ due: written(due, currency), day });
	});
}
