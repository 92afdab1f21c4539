import { Icon } from "../../../components/feedback/icon.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import styles from "./list-parts.module.css";
import type { RulesPartProps } from "./rules-part.ts";
import type { TypedPin } from "./typed-schedule.ts";

/** Games that stand before the others are made: an opening night, a derby. */
export function PinnedGames({ typed, teams, onChange, errors }: RulesPartProps) {
	const { pinned } = typed;
	const teamOptions = optionsOf(teams, words.common.chooseATeam);
	const courtOptions = [
		{ value: "", label: words.scheduleForm.anyCourt },
		...typed.courts.map((name) => ({ value: name, label: name })),
	];
	const write = (index: number, change: Partial<TypedPin>) => {
		const game = pinned[index];
		if (game) onChange({ pinned: pinned.with(index, { ...game, ...change }) });
	};
	const idIn = (value: string) => (value === "" ? null : Number(value));
	return (
		<div className="stack-4">
			{pinned.map((game, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a fixed game is its place in the list
				<fieldset key={index} className={styles.group}>
					<legend className="visually-hidden">
						{words.scheduleForm.fixedGame({ number: index + 1 })}
					</legend>
					<div className={styles.game}>
						<Select
							label={words.common.away}
							name={`pinned-${index}-away`}
							value={String(game.awayTeamId ?? "")}
							onChange={({ target }) => write(index, { awayTeamId: idIn(target.value) })}
							options={teamOptions.filter(
								({ value }) => value === "" || value !== String(game.homeTeamId),
							)}
						/>
						<Select
							label={words.scheduleForm.home}
							name={`pinned-${index}-home`}
							value={String(game.homeTeamId ?? "")}
							onChange={({ target }) => write(index, { homeTeamId: idIn(target.value) })}
							options={teamOptions.filter(
								({ value }) => value === "" || value !== String(game.awayTeamId),
							)}
						/>
						<Field
							label={words.common.date}
							name={`pinned-${index}-date`}
							type="date"
							value={game.date}
							onChange={({ target }) => write(index, { date: target.value })}
						/>
						<Field
							label={words.common.time}
							name={`pinned-${index}-time`}
							type="time"
							value={game.time}
							onChange={({ target }) => write(index, { time: target.value })}
						/>
						{typed.courts.length > 1 && (
							<Select
								label={words.scheduleForm.court}
								name={`pinned-${index}-court`}
								value={game.court}
								onChange={({ target }) => write(index, { court: target.value })}
								options={courtOptions}
							/>
						)}
						<IconButton
							icon="remove"
							label={words.scheduleForm.removeFixedGame({ number: index + 1 })}
							onClick={() => onChange({ pinned: pinned.toSpliced(index, 1) })}
						/>
					</div>
					{errors[`pinned-${index}`] !== undefined && (
						<p role="alert" className="error">
							{errors[`pinned-${index}`]}
						</p>
					)}
				</fieldset>
			))}
			<button
				type="button"
				className={`button button-quiet ${styles.add}`}
				onClick={() => onChange({ pinned: [...pinned, newGame] })}
			>
				<Icon name="add" />
				{words.scheduleForm.addFixedGame}
			</button>
		</div>
	);
}

const newGame: TypedPin = { homeTeamId: null, awayTeamId: null, date: "", time: "", court: "" };
