import type { ChangeEvent } from "react";
import { type GameStatus, gameStatuses, hasScore } from "#domain/game/game.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { placeName } from "#ui/sport/stored-words.ts";
import { Field } from "../../../../components/form/field.tsx";
import { Select } from "../../../../components/form/select.tsx";
import { siteWords, words } from "../../../../words.ts";
import { Hearing } from "../../../notice/hearing.tsx";
import { LockedSeason } from "../../../season/locked-season.tsx";
import { useAskingBeforeEffect } from "../../../stage/effect-question.ts";
import { statusWord } from "../../list/status-words.ts";
import { textAt } from "../edits.ts";
import { EditButton, RestoredLine, SaveBar, usePanelFocus } from "../panel-tools.tsx";
import { PublicLink } from "../public-link.tsx";
import type { DeskProps } from "../use-desk.ts";
import { savedDetails, statusToSave } from "./details.ts";
import styles from "./details-panel.module.css";
import { GameVideo } from "./game-video.tsx";

type DetailsProps = DeskProps & { season: { lockedAt?: string | undefined } };

/** When, where, what became of it, and the video, which alone can be changed in a locked season. */
export function DetailsPanel({ desk, state, season }: DetailsProps) {
	const panel = state.panels.details;
	const place = usePanelFocus(panel.isOpen);
	const isEffectMeant = useAskingBeforeEffect();
	const save = async () => {
		const { id, stageId, score } = state.sheet.game;
		const other = statusToSave(state.sheet, panel.edits);
		const isMeant = other === null || (await isEffectMeant({ id, stageId, score, ...other }));
		if (isMeant) await desk.save("details");
	};
	return (
		<div ref={place}>
			<Panel
				title={words.common.details}
				aside={
					!panel.isOpen && (
						<EditButton label={words.game.editDetails} onClick={() => desk.open("details")} />
					)
				}
			>
				{panel.isOpen ? (
					<form
						noValidate
						className={styles.form}
						onSubmit={(event) => {
							event.preventDefault();
							void save();
						}}
					>
						<RestoredLine desk={desk} name="details" panel={panel} />
						<DetailsFields desk={desk} state={state} season={season} />
						<SaveBar desk={desk} name="details" panel={panel} />
					</form>
				) : (
					<Facts state={state} />
				)}
			</Panel>
		</div>
	);
}

function DetailsFields({ desk, state: { sheet, panels }, season }: DetailsProps) {
	const { edits, errors } = panels.details;
	const saved = savedDetails(sheet);
	const field = (name: string) => ({
		name,
		value: textAt(saved, edits, name),
		error: errors[name],
		onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
			desk.type("details", { [name]: target.value }),
	});
	const { home, away } = sheet.game;
	return (
		<>
			<LockedSeason season={season} isSaid>
				<div className={styles.pair}>
					<Field label={words.common.date} type="date" {...field("date")} />
					<Field label={words.common.time} type="time" {...field("time")} />
				</div>
				<Field label={words.common.location} maxLength={200} {...field("location")} />
			</LockedSeason>
			<Field
				label={words.game.video}
				type="url"
				inputMode="url"
				hint={words.game.aYoutubeLinkIsShown}
				{...field("videoUrl")}
			/>
			<LockedSeason season={season} isSaid>
				<Select
					label={words.common.status}
					options={gameStatuses.map((value) => ({ value, label: statusWord(value) }))}
					{...field("status")}
				/>
				{textAt(saved, edits, "status") === "forfeit" && (
					<Select
						label={words.game.forfeitedBy}
						options={[
							{ value: "", label: words.common.chooseATeam },
							{ value: "away", label: away.name },
							{ value: "home", label: home.name },
							{ value: "both", label: words.game.bothTeams },
						]}
						{...field("forfeitedBy")}
					/>
				)}
			</LockedSeason>
			{Object.keys(edits).some((name) => name !== "videoUrl") && (
				<>
					<Field
						label={words.evening.reason}
						maxLength={200}
						hint={words.evening.reasonOfChange}
						{...field("reason")}
					/>
					<Hearing gameIds={[sheet.game.id]} />
				</>
			)}
		</>
	);
}

function Facts({ state: { sheet } }: Pick<DeskProps, "state">) {
	const { game } = sheet;
	const facts: [string, string][] = [
		[
			words.common.date,
			game.date === null ? words.game.toBeSet : formatGameDate(game.date, words.language),
		],
		[words.common.time, formatGameTime(game.time, words) ?? words.game.toBeSet],
		[words.common.location, placeName(siteWords, game.location) ?? words.game.toBeSet],
	];
	// Scores leave the stored status as it is (rule `score-keeps-status`); "Scheduled" below a final
	// score reads like unsaved.
	if (game.status !== "scheduled" || !hasScore(game)) {
		const forfeitedBy =
			game.forfeitedBy === "both"
				? words.game.bothTeams
				: game.forfeitedBy && game[game.forfeitedBy].name;
		facts.push([words.common.status, statusText(game.status, forfeitedBy)]);
	}
	return (
		<dl className={styles.facts}>
			{facts.map(([term, fact]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{fact}</dd>
				</div>
			))}
			<div>
				<dt>{words.game.video}</dt>
				<dd>
					<GameVideo url={game.videoUrl} />
				</dd>
			</div>
			<div>
				<dt>{words.common.publicPage}</dt>
				<dd>
					<PublicLink to={`/games/${game.id}`}>{words.game.openLink}</PublicLink>
				</dd>
			</div>
		</dl>
	);
}

function statusText(status: GameStatus, forfeitedBy: string | null): string {
	return forfeitedBy === null
		? statusWord(status)
		: words.game.statusBy({ status: statusWord(status), team: forfeitedBy });
}
