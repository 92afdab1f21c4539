import { type FormEvent, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator, useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { type OfficialJob, officialJobs } from "#domain/official/official.ts";
import { addDays } from "#domain/time/calendar.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button } from "../../components/feedback/button.tsx";
import { todayHere } from "../../components/feedback/today-here.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idsOf, text } from "../../components/form/form-values.ts";
import { MultiChoice } from "../../components/form/multi-choice.tsx";
import { ToolbarButton } from "../../components/list/toolbar.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import type { Official } from "./official-dialog.tsx";
import styles from "./officiated-games.module.css";

type Officiated = Answered<"GET", "/officials/games">;
type Game = Officiated["games"][number];
type Open = Officiated["open"];

export const officiatedGames = screen(async ({ request }: LoaderFunctionArgs) => {
	const asked = new URL(request.url).searchParams;
	const from = asked.get("from") ?? todayHere();
	const to = asked.get("to") ?? addDays(from, 6);
	const [{ games }, { officials }] = await Promise.all([
		client.get("/officials/games", { from, to }),
		client.get("/officials"),
	]);
	return { from, to, games, officials };
}, OfficiatedGames);

type OfficiatedGamesProps = { from: string; to: string; games: Game[]; officials: Official[] };

/** The games of some days with who officiates: all filled at once, and changed by hand. */
function OfficiatedGames({ from, to, games, officials }: OfficiatedGamesProps) {
	const [, setAsked] = useSearchParams();
	const [open, setOpen] = useState<Open>([]);
	const [changed, setChanged] = useState<Game | null>(null);
	const go = (days: { from: string; to: string }) => {
		setOpen([]);
		setAsked(days, { preventScrollReset: true });
	};
	return (
		<>
			<ScreenHeader
				title={words.official.games}
				crumbs={[{ label: words.official.officials, to: "/dashboard/officials" }]}
			>
				{words.official.gamesSummary}
			</ScreenHeader>
			<div className={styles.days}>
				<Field
					label={words.official.firstDay}
					name="from"
					type="date"
					value={from}
					onChange={({ target }) =>
						target.value !== "" &&
						go({ from: target.value, to: to < target.value ? target.value : to })
					}
				/>
				<Field
					label={words.official.lastDay}
					name="to"
					type="date"
					min={from}
					value={to}
					onChange={({ target }) => target.value >= from && go({ from, to: target.value })}
				/>
				<FillForm from={from} to={to} onFilled={setOpen} />
			</div>
			<OpenPlaces open={open} />
			{games.length === 0 ? (
				<Panel>
					<EmptyState title={words.official.noGames} picture="games" />
				</Panel>
			) : (
				<div className={styles.columns}>
					<Panel isFlush>
						<ul className="lines">
							{games.map((game) => (
								<GameLine key={game.id} game={game} onChange={() => setChanged(game)} />
							))}
						</ul>
					</Panel>
					<Loads games={games} officials={officials} />
				</div>
			)}
			<ChangeDialog
				key={changed?.id}
				game={changed}
				officials={officials}
				onClose={() => setChanged(null)}
			/>
		</>
	);
}

type FillFormProps = { from: string; to: string; onFilled: (open: Open) => void };

function FillForm({ from, to, onFilled }: FillFormProps) {
	const { act, isBusy } = useAction();
	const fill = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const needs = {
			referees: Number(text(form, "referees")),
			scorers: Number(text(form, "scorers")),
		};
		void act({
			run: async () => {
				onFilled((await client.post("/officials/assignment", { from, to, ...needs })).open);
				return words.official.filled;
			},
			failure: words.official.notFilled,
		});
	};
	const number = { type: "number", inputMode: "numeric", min: 0, max: 6, required: true } as const;
	return (
		<form className={styles.fill} onSubmit={fill}>
			<Field {...number} label={words.official.refereesEach} name="referees" defaultValue={2} />
			<Field {...number} label={words.official.scorersEach} name="scorers" defaultValue={0} />
			<Button type="submit" isBusy={isBusy}>
				{words.official.fill}
			</Button>
		</form>
	);
}

/** Places that nobody took when they were filled just now. */
function OpenPlaces({ open }: { open: Open }) {
	const count = (why: Open[number]["why"]) => open.filter((place) => place.why === why).length;
	const [nobody, busy] = [count("nobody"), count("busy")];
	return (
		<>
			{nobody > 0 && <p className="notice">{words.official.openNobody({ count: nobody })}</p>}
			{busy > 0 && <p className="notice">{words.official.openBusy({ count: busy })}</p>}
		</>
	);
}

const tones = { asked: "notice", accepted: "win", refused: "loss" } as const;

function GameLine({ game, onChange }: { game: Game; onChange: () => void }) {
	const { id, date, time, home, away, league, location, officials } = game;
	const matchup = words.game.awayAtHome({ away, home });
	const day = date === null ? null : formatWeekday(date, words.language);
	return (
		<li className={styles.game}>
			<div className={styles.what}>
				<Link to={`/games/${id}`}>{matchup}</Link>
				<span className="hint">
					{[day, formatGameTime(time, words), location, league].filter(Boolean).join(" · ")}
				</span>
			</div>
			<ul className={styles.officials}>
				{officials.length === 0 && <li className="hint">{words.official.nobody}</li>}
				{officials.map(({ officialId, name, job, state, against }) => (
					<li key={officialId}>
						<span>
							{name} <span className="hint">{words.official.job[job]}</span>
						</span>
						<Badge tone={tones[state]}>{words.official.states[state]}</Badge>
						{against !== null && <small>{words.official.against[against]}</small>}
					</li>
				))}
			</ul>
			<ToolbarButton icon="edit" onClick={onChange}>
				{words.official.change}
				<span className="visually-hidden">: {matchup}</span>
			</ToolbarButton>
		</li>
	);
}

type ChangeDialogProps = { game: Game | null; officials: readonly Official[]; onClose: () => void };

function ChangeDialog({ game, officials, onClose }: ChangeDialogProps) {
	const { revalidate } = useRevalidator();
	const save = async (form: FormData) => {
		const chosen = officialJobs.flatMap((job) =>
			idsOf(form, job).map((officialId) => ({ officialId, job })),
		);
		await client.put("/gamesv2/:id/officials", { id: game?.id ?? 0, officials: chosen });
		await revalidate();
		return words.official.saved;
	};
	const chosen = (job: OfficialJob) =>
		(game?.officials ?? []).filter((one) => one.job === job).map((one) => String(one.officialId));
	return (
		<FormDialog
			title={words.official.changeTitle}
			isOpen={game !== null}
			onClose={onClose}
			submit={words.common.save}
			failure={words.official.notSaved}
			save={save}
		>
			{(_, errors) =>
				officialJobs.map((job) => {
					const those = officials.filter(({ jobs }) => jobs.includes(job));
					return those.length === 0 ? null : (
						<MultiChoice
							key={job}
							label={words.official.several[job]}
							name={job}
							options={those.map(({ id, name }) => ({ value: String(id), label: name }))}
							chosen={chosen(job)}
							error={errors.officials}
						/>
					);
				})
			}
		</FormDialog>
	);
}

/** How many games of these days each has: about equally many. */
function Loads({ games, officials }: { games: readonly Game[]; officials: readonly Official[] }) {
	const count = (id: number) =>
		games.filter((game) =>
			game.officials.some(({ officialId, state }) => officialId === id && state !== "refused"),
		).length;
	return (
		<Panel title={words.official.loads}>
			<dl className={styles.loads}>
				{officials.map(({ id, name }) => (
					<div key={id}>
						<dt>{name}</dt>
						<dd>{count(id)}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
