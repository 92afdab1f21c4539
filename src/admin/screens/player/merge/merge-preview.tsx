import type { Answered } from "#api/client.ts";
import { defaultPicture } from "#domain/player/default-picture.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Table } from "#ui/kit/table.tsx";
import { words } from "../../../words.ts";
import styles from "./merge-preview.module.css";

type Preview = Answered<"GET", "/players/:id/merge/:otherId">;
type Field = Preview["fields"][number];
type Place = Preview["places"][number];

const sides = ["kept", "former"] as const;
type Side = (typeof sides)[number];

/** Two players beside each other: whose name, picture and attributes stay, and what comes together. */
export function MergePreview({ preview }: { preview: Preview }) {
	const { fields, places, games, refusal } = preview;
	const emptyLines = games.filter(({ line }) => line !== null).length;
	return (
		<>
			{refusal !== null && (
				<p role="alert" className="error">
					{refusal}
				</p>
			)}
			<Table caption={words.player.whatStays} isCompact className={styles.sides}>
				<SidesHead name={words.player.whatStays} />
				<tbody>
					{fields.map((field) => (
						<tr key={keyOf(field)}>
							<th scope="row">{nameOf(field)}</th>
							{sides.map((side) => (
								<td key={side}>
									<FieldChoice field={field} side={side} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</Table>
			{places.length > 0 && (
				<Table caption={words.player.whatComesTogether} isCompact className={styles.sides}>
					<SidesHead name={words.player.whatComesTogether} />
					<tbody>
						{places.map((place) => (
							<tr key={place.entryId}>
								<th scope="row">
									{place.team.name}
									<span className={styles.where}>
										{place.league.name}, {place.season.name}
									</span>
								</th>
								{sides.map((side) => (
									<td key={side}>{partOf(place[side])}</td>
								))}
							</tr>
						))}
					</tbody>
				</Table>
			)}
			{sharedLeagues(places).map((where) => (
				<p key={where}>{words.player.bothOnARosterOf({ where })}</p>
			))}
			{emptyLines > 0 && <p>{words.player.emptyLinesGo({ count: emptyLines })}</p>}
		</>
	);
}

function SidesHead({ name }: { name: string }) {
	return (
		<thead>
			<tr>
				<th scope="col">{name}</th>
				<th scope="col">{words.player.thisPlayer}</th>
				<th scope="col">{words.player.theOtherOne}</th>
			</tr>
		</thead>
	);
}

function FieldChoice({ field, side }: { field: Field; side: Side }) {
	const value = field[side];
	return (
		<label className={styles.choice}>
			<input type="radio" name={keyOf(field)} value={side} defaultChecked={field.chosen === side} />
			{field.field === "picture" ? (
				<>
					<Avatar player={{ imageUrl: value === defaultPicture ? null : value }} size="medium" />
					<span className="visually-hidden">
						{side === "kept" ? words.player.thisPlayer : words.player.theOtherOne}
					</span>
				</>
			) : (
				<span>{value ?? "-"}</span>
			)}
		</label>
	);
}

/** Whose is taken, as the form says it. */
export function choiceIn(form: FormData) {
	const sideOf = (key: string) => {
		const value = form.get(key);
		return sides.find((side) => side === value);
	};
	const ids = [...form.keys()].flatMap((key) => /^attribute-(\d+)$/.exec(key)?.[1] ?? []);
	return {
		name: sideOf("name"),
		picture: sideOf("picture"),
		attributes: ids.map((id) => ({
			attributeId: Number(id),
			from: sideOf(`attribute-${id}`) ?? "kept",
		})),
	};
}

function keyOf({ field, attributeId }: Field): string {
	return field === "attribute" ? `attribute-${attributeId}` : field;
}

function nameOf({ field, name }: Field): string {
	if (field === "name") return words.common.name;
	return field === "picture" ? words.common.picture : (name ?? "");
}

function partOf({ isOnRoster, games }: Place[Side]): string {
	const parts = [
		isOnRoster ? words.player.onTheRoster : null,
		games > 0 ? words.player.gamesPlayed({ count: games }) : null,
	];
	return parts.filter((part) => part !== null).join(", ") || "-";
}

/** The leagues of a season in which both are on a roster. */
function sharedLeagues(places: readonly Place[]): string[] {
	const byLeague = Map.groupBy(places, ({ league, season }) => `${league.name}, ${season.name}`);
	return [...byLeague].flatMap(([where, those]) =>
		sides.every((side) => those.some((place) => place[side].isOnRoster)) ? [where] : [],
	);
}
