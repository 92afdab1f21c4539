import { useMemo } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { type Column, DataTable } from "../../../components/list/data-table.tsx";
import { words } from "../../../words.ts";
import { CaptainButton } from "./captain-button.tsx";
import { factOf, nameOf, numberToSort, type RosterPlayer } from "./roster-players.ts";
import styles from "./roster-table.module.css";

export type RosterContact = Answered<
	"GET",
	"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/contacts"
>["contacts"][number];

type RosterTableProps = {
	/** The way back for the player's screen: `season=3&team=7`. */
	from: string;
	players: readonly RosterPlayer[];
	captainId: number | null;
	/** Addresses of those who have one, for members alone. */
	contacts: readonly RosterContact[];
	/** By player, games that are still to be sat out. */
	suspended: ReadonlyMap<number, number>;
	/** Null takes the captaincy away. */
	onCaptain: (id: number | null) => void;
	onEdit: (player: RosterPlayer) => void;
	onRemove: (player: RosterPlayer) => void;
};

/** The players of a roster by name, until the reader sorts them. */
export function RosterTable(props: RosterTableProps) {
	const { from, players, captainId, contacts, suspended, onCaptain, onEdit, onRemove } = props;
	const columns = useMemo<Column<RosterPlayer>[]>(
		() => [
			{
				name: words.common.player,
				isTitle: true,
				sort: nameOf,
				cell: (player) => (
					<span className={styles.person}>
						<Avatar player={{ imageUrl: player.image }} />
						<span>
							<Link to={`/dashboard/players/${player.id}?${from}`}>{nameOf(player)}</Link>
							<span className={styles.under}>{factOf(player, "Position")}</span>
							{suspended.has(player.id) && (
								<Badge tone="loss">
									{words.discipline.suspendedTag({ left: suspended.get(player.id) ?? 0 })}
								</Badge>
							)}
						</span>
					</span>
				),
			},
			{
				name: words.team.numberShort,
				isNumber: true,
				sort: numberToSort,
				cell: (player) => factOf(player, "Number") ?? "-",
			},
			{
				name: words.team.positionShort,
				sort: (player) => factOf(player, "Position"),
				cell: (player) => factOf(player, "Position") ?? "-",
			},
			...(contacts.length === 0
				? []
				: [
						{
							name: words.player.address,
							sort: (player: RosterPlayer) => addressOf(player, contacts),
							cell: (player: RosterPlayer) => addressOf(player, contacts) ?? "-",
						},
					]),
			{
				name: words.team.captainShort,
				cell: (player) => (
					<CaptainButton
						name={nameOf(player)}
						isCaptain={player.id === captainId}
						onChange={(isCaptain) => onCaptain(isCaptain ? player.id : null)}
					/>
				),
			},
			{
				name: words.common.actions,
				isNameHidden: true,
				isNumber: true,
				cell: (player) => (
					<span className={styles.actions}>
						<IconButton
							icon="edit"
							label={words.team.editPlayerNamed({ name: nameOf(player) })}
							onClick={() => onEdit(player)}
						/>
						<IconButton
							icon="close"
							tone="danger"
							label={words.team.removeFromTeam({ name: nameOf(player) })}
							onClick={({ currentTarget }) => {
								focusNeighbour(currentTarget);
								onRemove(player);
							}}
						/>
					</span>
				),
			},
		],
		[from, captainId, contacts, suspended, onCaptain, onEdit, onRemove],
	);
	return (
		<div className={styles.roster}>
			<DataTable
				caption={words.team.playersOfTheTeam}
				rows={players}
				columns={columns}
				nameOf={nameOf}
			/>
		</div>
	);
}

function addressOf({ id }: RosterPlayer, contacts: readonly RosterContact[]): string | null {
	return contacts.find((contact) => contact.playerId === id)?.address ?? null;
}

/** The row's button goes with the row; the keyboard's focus moves to the next row. */
function focusNeighbour(button: HTMLElement): void {
	const row = button.closest("tr");
	const next = row?.nextElementSibling ?? row?.previousElementSibling;
	[...(next?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}
