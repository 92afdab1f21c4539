import { Avatar } from "#ui/kit/avatar.tsx";
import { ChooseOne } from "../../../components/form/choose-one.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { PictureField } from "../../../components/form/picture-field.tsx";
import { type Attribute, FactFields } from "./fact-fields.tsx";
import styles from "./player-fields.module.css";
import type { PlayerOption } from "./roster-players.ts";

export type PlayerKind = "existing" | "new";

type PlayerFieldsProps = {
	kind: PlayerKind;
	onKind: (kind: PlayerKind) => void;
	/** Null while they are on their way. */
	options: readonly PlayerOption[] | null;
	/** What the roster shows of a player beside the name. */
	facts: readonly Attribute[];
	errors: Record<string, string>;
};

/** An existing player, or first and last name of a new one (rule `first-name-enough`). */
export function PlayerFields({ kind, onKind, options, facts, errors }: PlayerFieldsProps) {
	return (
		<>
			<fieldset className={styles.kinds}>
				<legend className="visually-hidden">Which player</legend>
				{kinds.map(({ value, label }) => (
					<label key={value} className="segment">
						<input
							type="radio"
							name="kind"
							className="visually-hidden"
							checked={kind === value}
							onChange={() => onKind(value)}
						/>
						{label}
					</label>
				))}
			</fieldset>
			<div className={styles.fields} data-player-fields>
				{kind === "existing" ? (
					<ChooseOne
						label="Player"
						name="playerId"
						options={options ?? []}
						placeholder="Type a name"
						isLoading={options === null}
						none="Nobody of this name. Add them as a new player."
						error={errors.playerId ?? errors.firstName}
					/>
				) : (
					<NewPlayer facts={facts} errors={errors} />
				)}
			</div>
		</>
	);
}

function NewPlayer({ facts, errors }: Pick<PlayerFieldsProps, "facts" | "errors">) {
	const field = fieldsWith(errors);
	return (
		<>
			<Field {...field("firstName", "First name")} required autoFocus autoComplete="off" />
			<Field {...field("lastName", "Last name")} required autoComplete="off" />
			<div className={styles.facts}>
				<FactFields facts={facts} errors={errors} player={null} />
			</div>
			<PictureField label="Picture" name="image" error={errors.image}>
				{(url) => <Avatar player={{ imageUrl: url }} size="medium" />}
			</PictureField>
		</>
	);
}

const kinds = [
	{ value: "existing", label: "Existing player" },
	{ value: "new", label: "New player" },
] as const;
