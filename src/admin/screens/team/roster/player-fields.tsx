import { Avatar } from "#ui/avatar.tsx";
import { ChooseOne } from "../../parts/choose-one.tsx";
import { Field } from "../../parts/field.tsx";
import { PictureField } from "../../parts/picture-field.tsx";
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

/** Spec §5: an existing player, or first and last name of a new one. */
export function PlayerFields({ kind, onKind, options, facts, errors }: PlayerFieldsProps) {
	return (
		<>
			<fieldset className={styles.kinds}>
				<legend className="visually-hidden">Which player</legend>
				{kinds.map(({ value, label }) => (
					<label key={value} className={styles.kind}>
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
						name="player_id"
						options={options ?? []}
						placeholder="Type a name"
						isLoading={options === null}
						none="Nobody of this name. Add them as a new player."
						error={errors.player_id ?? errors.firstName}
					/>
				) : (
					<NewPlayer facts={facts} errors={errors} />
				)}
			</div>
		</>
	);
}

function NewPlayer({ facts, errors }: Pick<PlayerFieldsProps, "facts" | "errors">) {
	return (
		<>
			<Field
				label="First name"
				name="firstName"
				required
				autoFocus
				autoComplete="off"
				error={errors.firstName}
			/>
			<Field
				label="Last name"
				name="lastName"
				required
				autoComplete="off"
				error={errors.lastName}
			/>
			<div className={styles.facts}>
				<FactFields {...{ facts, errors }} player={null} />
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
