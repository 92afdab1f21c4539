import type { ChangeEvent } from "react";
import { type GameStatus, gameStatuses, hasScore } from "#domain/game/game.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Field } from "../../../../components/form/field.tsx";
import { Select } from "../../../../components/form/select.tsx";
import { words } from "../../../../words.ts";
import { statusWord } from "../../list/status-words.ts";
import { textAt } from "../edits.ts";
import { EditButton, RestoredLine, SaveBar, usePanelFocus } from "../panel-tools.tsx";
import { PublicLink } from "../public-link.tsx";
import type { DeskProps } from "../use-desk.ts";
import { savedDetails } from "./details.ts";
import styles from "./details-panel.module.css";
import { GameVideo } from "./game-video.tsx";

/** When, where, what became of it, and the video. */
export function DetailsPanel({ desk, state }: DeskProps) {
	const panel = state.panels.details;
	const place = usePanelFocus(panel.isOpen);
	return (
		<div ref={place}>
			<Panel
				title="Details"
				aside={
					!panel.isOpen && <EditButton label="Edit details" onClick={() => desk.open("details")} />
				}
			>
				{panel.isOpen ? (
					<form
						noValidate
						className={styles.form}
						onSubmit={(event) => {
							event.preventDefault();
							void desk.save("details");
						}}
					>
						<RestoredLine desk={desk} name="details" panel={panel} />
						<DetailsFields desk={desk} state={state} />
						<SaveBar desk={desk} name="details" panel={panel} />
					</form>
				) : (
					<Facts state={state} />
				)}
			</Panel>
		</div>
	);
}

function DetailsFields({ desk, state: { sheet, panels } }: DeskProps) {
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
			<div className={styles.pair}>
				<Field label="Date" type="date" {...field("date")} />
				<Field label="Time" type="time" {...field("time")} />
			</div>
			<Field label="Location" maxLength={200} {...field("location")} />
			<Field
				label="Video"
				type="url"
				inputMode="url"
				hint="A YouTube link is shown on the game's page."
				{...field("videoUrl")}
			/>
			<Select
				label="Status"
				options={gameStatuses.map((value) => ({ value, label: statusWord(value) }))}
				{...field("status")}
			/>
			{textAt(saved, edits, "status") === "forfeit" && (
				<Select
					label="Forfeited by"
					options={[
						{ value: "", label: "Choose a team" },
						{ value: "away", label: away.name },
						{ value: "home", label: home.name },
					]}
					{...field("forfeitedBy")}
				/>
			)}
		</>
	);
}

function Facts({ state: { sheet } }: Pick<DeskProps, "state">) {
	const { game } = sheet;
	const facts: [string, string][] = [
		["Date", game.date === null ? "To be set" : formatGameDate(game.date, words.language)],
		["Time", formatGameTime(game.time, words) ?? "To be set"],
		["Location", game.location ?? "To be set"],
	];
	// Scores leave the stored status as it is (rule `score-keeps-status`); "Scheduled" below a final
	// score reads like unsaved.
	if (game.status !== "scheduled" || !hasScore(game)) {
		const forfeitedBy = game.forfeitedBy && game[game.forfeitedBy].name;
		facts.push(["Status", statusText(game.status, forfeitedBy)]);
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
				<dt>Video</dt>
				<dd>
					<GameVideo url={game.videoUrl} />
				</dd>
			</div>
			<div>
				<dt>Public page</dt>
				<dd>
					<PublicLink to={`/games/${game.id}`}>Open</PublicLink>
				</dd>
			</div>
		</dl>
	);
}

function statusText(status: GameStatus, forfeitedBy: string | null): string {
	return forfeitedBy === null ? statusWord(status) : `${statusWord(status)} by ${forfeitedBy}`;
}
