import { type ClipboardEvent, useState } from "react";
import { Avatar } from "#ui/kit/avatar.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { ChooseOne } from "../../../components/form/choose-one.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { PictureField } from "../../../components/form/picture-field.tsx";
import { words } from "../../../words.ts";
import type { ListedPlayer } from "../../player/namesakes.ts";
import { NamesakesNote } from "../../player/namesakes-note.tsx";
import { type Attribute, FactFields } from "./fact-fields.tsx";
import { severalLines } from "./paste/pasted-fields.tsx";
import styles from "./player-fields.module.css";
import type { PlayerOption } from "./roster-players.ts";

export type PlayerKind = "existing" | "new";
/** One of these, or many at once. */
export type Way = PlayerKind | "list";

type PlayerFieldsProps = {
	kind: PlayerKind;
	/** Everybody the league knows; null while they are on their way. */
	players: readonly ListedPlayer[] | null;
	/** Who is on the roster already. */
	roster: readonly { id: number }[];
	/** A player of the name that was typed is the one who is meant. */
	onKnown: (player: ListedPlayer) => void;
	/** A list was pasted where one name is asked for. */
	onList: (pasted: string) => void;
	/** Null while they are on their way. */
	options: readonly PlayerOption[] | null;
	/** What the roster shows of a player beside the name. */
	facts: readonly Attribute[];
	errors: Record<string, string>;
};

/** An existing player, or first and last name of a new one (rule `first-name-enough`). */
export function PlayerFields({ kind, options, ...newcomer }: PlayerFieldsProps) {
	const { errors } = newcomer;
	return (
		<div className={styles.fields} data-player-fields>
			{kind === "existing" ? (
				<ChooseOne
					label={words.common.player}
					name="playerId"
					options={options ?? []}
					placeholder={words.team.typeAName}
					isLoading={options === null}
					none={words.team.nobodyHasThisNameAdd}
					error={errors.playerId ?? errors.firstName}
				/>
			) : (
				<NewPlayer {...newcomer} />
			)}
		</div>
	);
}

/** What is added: a player, found or new, or a list of them. */
export function WayChoice({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
	return (
		<fieldset className={styles.kinds} data-untyped>
			<legend className="visually-hidden">{words.team.whichPlayer}</legend>
			{ways.map(({ value, label }) => (
				<label key={value} className={styles.kind}>
					<input
						type="radio"
						name="kind"
						className="visually-hidden"
						checked={way === value}
						onChange={() => onWay(value)}
					/>
					{label}
				</label>
			))}
		</fieldset>
	);
}

type NewPlayerProps = Omit<PlayerFieldsProps, "kind" | "options">;

function NewPlayer({ facts, errors, players, roster, onKnown, onList }: NewPlayerProps) {
	const [name, setName] = useState({ firstName: "", lastName: "" });
	const naming = (of: keyof typeof name) => ({
		onChange: ({ target }: { target: { value: string } }) =>
			setName((last) => ({ ...last, [of]: target.value })),
	});
	const field = fieldsWith(errors);
	const onPaste = (event: ClipboardEvent<HTMLElement>) => {
		const pasted = severalLines(event);
		if (pasted === null) return;
		event.preventDefault();
		onList(pasted);
	};
	return (
		<div className={styles.newPlayer} onPaste={onPaste}>
			<Field
				{...field("firstName", words.common.firstName)}
				required
				autoFocus
				autoComplete="off"
				{...naming("firstName")}
			/>
			<Field
				{...field("lastName", words.common.lastName)}
				required
				autoComplete="off"
				{...naming("lastName")}
			/>
			<NamesakesNote
				name={name}
				players={players}
				action={(player) =>
					roster.some(({ id }) => id === player.id) ? (
						words.team.onThisTeam
					) : (
						<QuietButton onClick={() => onKnown(player)}>{words.team.addThisPlayer}</QuietButton>
					)
				}
			/>
			<div className={styles.facts}>
				<FactFields facts={facts} errors={errors} player={null} />
			</div>
			<PictureField label={words.common.picture} name="image" error={errors.image}>
				{(url) => <Avatar player={{ imageUrl: url }} size="medium" />}
			</PictureField>
		</div>
	);
}

const ways = [
	{ value: "existing", label: words.team.existingPlayer },
	{ value: "new", label: words.team.newPlayer },
	{ value: "list", label: words.team.pasteAList },
] as const;
