import { useState } from "react";
import { weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { formatGameDate, formatGameTime, formatShortDay } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { todayHere } from "../../components/feedback/today-here.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { useCopy } from "../../components/feedback/use-copy.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { ToolbarButton } from "../../components/list/toolbar.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { type Ask, type AskedTeam, type AskState, type Decision, freeDecisions } from "./asks.ts";
import styles from "./availability.module.css";
import { DatesByTeam } from "./dates-by-team.tsx";

export const availability = screen(async ({ params }) => {
	const id = Number(params.scheduleId);
	const [asked, { schedules }] = await Promise.all([
		client.get("/schedules/:id/availability", { id }),
		client.get("/schedules"),
	]);
	return { id, ...asked, name: schedules.find((one) => one.id === id)?.name ?? "" };
}, WhenTeamsCan);

type WhenTeamsCanProps = { id: number; name: string; until: string | null; teams: AskedTeam[] };

/** What teams say of when they can play, and what the league makes of it (rule `teams-say-when`). */
function WhenTeamsCan({ id, name, until, teams }: WhenTeamsCanProps) {
	const [isAsking, setAsking] = useState(false);
	const copy = useCopy();
	const decide = useDeciding(id);
	const free = freeDecisions(teams);
	const allLinks = teams.map((team) => `${team.name}: ${team.link}`).join("\n");
	return (
		<>
			<ScreenHeader
				title={words.availability.title}
				crumbs={[
					{ label: words.common.scheduleBuilder, to: "/scheduleBuilder" },
					{ label: name, to: `/scheduleBuilder/${id}` },
				]}
				actions={
					<>
						{teams.length > 0 && (
							<QuietButton onClick={() => void copy(allLinks, words.availability.allCopied)}>
								{words.availability.copyAll}
							</QuietButton>
						)}
						{free.length > 0 && (
							<QuietButton onClick={() => void decide(free)}>
								{words.availability.acceptAll}
							</QuietButton>
						)}
						<Button onClick={() => setAsking(true)}>
							{until === null ? words.availability.ask : words.availability.change}
						</Button>
					</>
				}
			>
				{words.availability.summary}
				{until !== null &&
					` ${words.availability.untilDay({ day: formatGameDate(until, words.language) })}.`}
			</ScreenHeader>
			{teams.length === 0 ? (
				<Panel>
					<EmptyState title={words.availability.none} picture="games">
						{words.availability.noneHint}
					</EmptyState>
				</Panel>
			) : (
				<>
					<DatesByTeam teams={teams} />
					<div className={styles.teams}>
						{teams.map((team) => (
							<TeamPanel key={team.teamId} id={id} until={until ?? ""} team={team} />
						))}
					</div>
				</>
			)}
			<FormDialog
				title={words.availability.askTitle}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				submit={words.availability.ask}
				failure={words.availability.notSaved}
				save={async (form) => {
					await client.put("/schedules/:id/availability", { id, until: text(form, "until") });
					return words.availability.done;
				}}
			>
				{(field) => (
					<>
						<Field
							{...field("until", words.availability.until, until)}
							type="date"
							min={todayHere()}
							required
						/>
						<p className="hint">{words.availability.askText}</p>
					</>
				)}
			</FormDialog>
		</>
	);
}

function useDeciding(id: number) {
	const { act } = useAction();
	return (decisions: readonly Decision[]) =>
		act({
			run: async () => {
				await client.post("/schedules/:id/availability/decisions", {
					id,
					decisions: [...decisions],
				});
				return words.availability.done;
			},
			failure: words.availability.notSaved,
		});
}

type TeamPanelProps = { id: number; until: string; team: AskedTeam };

function TeamPanel({ id, until, team }: TeamPanelProps) {
	const { teamId, name, link, asks, note, saidAt } = team;
	const copy = useCopy();
	const confirm = useConfirm();
	const { act } = useAction();
	const decide = useDeciding(id);
	const renew = async () => {
		const isSure = await confirm({
			title: words.availability.renewTitle({ team: name }),
			text: words.availability.renewText,
			yes: words.availability.renew,
		});
		if (!isSure) return;
		await act({
			run: async () => {
				await client.put("/schedules/:id/availability", { id, until, renewTeamId: teamId });
				return words.availability.done;
			},
			failure: words.availability.notSaved,
		});
	};
	return (
		<Panel
			title={name}
			aside={
				<div className={styles.tools}>
					<ToolbarButton icon="copy" onClick={() => void copy(link, words.availability.copied)}>
						{words.availability.copyLink}
						<Of>{name}</Of>
					</ToolbarButton>
					<ToolbarButton icon="restore" onClick={() => void renew()}>
						{words.availability.renew}
						<Of>{name}</Of>
					</ToolbarButton>
				</div>
			}
		>
			{note !== "" && <p className={styles.note}>{note}</p>}
			{asks.length === 0 ? (
				<p className="hint">
					{saidAt === null ? words.availability.notSaid : words.availability.saidNothing}
				</p>
			) : (
				<ul className="lines">
					{asks.map((ask) => (
						<AskLine
							key={ask.key}
							ask={ask}
							name={name}
							onDecide={(state) => void decide([{ teamId, key: ask.key, state }])}
						/>
					))}
				</ul>
			)}
		</Panel>
	);
}

/** Whose a button is, for whoever does not see where it stands. */
function Of({ children }: { children: string }) {
	return <span className="visually-hidden">: {children}</span>;
}

type AskLineProps = { ask: Ask; name: string; onDecide: (state: AskState) => void };

function AskLine({ ask, name, onDecide }: AskLineProps) {
	const what = sentenceOf(ask);
	return (
		<li className={styles.ask}>
			<div className={styles.what}>
				<strong>{what}</strong>
				<span className="hint">{costOf(ask)}</span>
			</div>
			{ask.state === "open" ? (
				<div className={styles.tools}>
					<ToolbarButton icon="close" onClick={() => onDecide("refused")}>
						{words.availability.refuse}
						<Of>{`${name}, ${what}`}</Of>
					</ToolbarButton>
					<ToolbarButton icon="check" onClick={() => onDecide("accepted")}>
						{words.availability.accept}
						<Of>{`${name}, ${what}`}</Of>
					</ToolbarButton>
				</div>
			) : (
				<div className={styles.tools}>
					<Badge tone={ask.state === "accepted" ? "win" : "notice"}>
						{words.availability.states[ask.state]}
					</Badge>
					<ToolbarButton icon="undo" onClick={() => onDecide("open")}>
						{words.availability.back}
						<Of>{`${name}, ${what}`}</Of>
					</ToolbarButton>
				</div>
			)}
		</li>
	);
}

function sentenceOf({ kind, value, isLiked }: Ask): string {
	if (kind === "date")
		return words.availability.cannot({ day: formatShortDay(value, words.language) });
	if (kind === "day") {
		const index = weekdays.findIndex((one) => one === value);
		const day = dateWords[words.language].weekdays[index] ?? value;
		return isLiked === true
			? words.availability.likesDay({ day })
			: words.availability.avoidsDay({ day });
	}
	const time = formatGameTime(value, words) ?? value;
	return isLiked === true
		? words.availability.likesTime({ time })
		: words.availability.avoidsTime({ time });
}

/** What it costs, and who else is concerned. */
function costOf({ kind, state, lost, alike, games }: Ask): string {
	const cost =
		kind !== "date"
			? words.availability.wish
			: state !== "open"
				? null
				: lost === null
					? words.availability.unknown
					: lost === 0
						? words.availability.free
						: words.availability.costs({ count: lost });
	return [
		cost,
		games > 0 && state !== "refused" ? words.availability.stand({ count: games }) : null,
		alike > 0 ? words.availability.alike({ count: alike }) : null,
	]
		.filter((one) => one !== null)
		.join(" · ");
}
