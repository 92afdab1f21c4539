import { Header, Menu, MenuItem, MenuSection, Popover } from "react-aria-components";
import { useNavigate } from "react-router";
import { Icon, type IconName } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { type GameChange, readStatus, statusValue } from "../change/game-change.ts";
import styles from "./game-menu.module.css";
import { type ListedGame, matchupOf } from "./listed-game.ts";
import { statusOptions } from "./status-options.ts";

export type OpenedMenu = { game: ListedGame; button: HTMLElement };

type GameMenuProps = {
	opened: OpenedMenu | null;
	onClose: () => void;
	onScore: (game: ListedGame) => void;
	onChange: (game: ListedGame) => void;
	onStatus: (game: ListedGame, change: GameChange) => void;
	onDelete: (game: ListedGame) => void;
};

/** What can be done with one game. One menu for all rows: four hundred of them would be slow. */
export function GameMenu({ opened, onClose, ...actions }: GameMenuProps) {
	if (opened === null) return null;
	const { game, button } = opened;
	return (
		<Popover
			triggerRef={{ current: button }}
			aria-label={words.game.moreFor({ matchup: matchupOf(game) })}
			isOpen
			onOpenChange={(isOpen) => isOpen || onClose()}
			placement="left top"
			className={styles.popover ?? ""}
		>
			<Actions game={game} onClose={onClose} {...actions} />
		</Popover>
	);
}

type ActionsProps = Omit<GameMenuProps, "opened"> & { game: ListedGame };

function Actions({ game, onClose, onScore, onChange, onStatus, onDelete }: ActionsProps) {
	const navigate = useNavigate();
	const now = statusValue(game);
	const then = (act: () => void) => () => {
		onClose();
		act();
	};
	return (
		<Menu className={styles.menu ?? ""} aria-label={matchupOf(game)} autoFocus="first">
			<Item
				icon="game"
				label={words.game.openGame}
				onAction={then(() => navigate(`/games/${game.id}`))}
			/>
			<Item
				icon="edit"
				label={game.score === null ? words.game.enterResult : words.game.changeResult}
				onAction={then(() => onScore(game))}
			/>
			<Item
				icon="schedule"
				label={words.game.changeDateTimeLocation}
				onAction={then(() => onChange(game))}
			/>
			<MenuSection selectionMode="single" selectedKeys={[now]} className={styles.section ?? ""}>
				<Header className={styles.heading ?? ""}>{words.common.status}</Header>
				{statusOptions(game).map(({ value, label }) => (
					<MenuItem
						key={value}
						id={value}
						textValue={label}
						className={styles.item ?? ""}
						onAction={then(() => {
							if (value !== now) onStatus(game, readStatus(value));
						})}
					>
						<span className={styles.mark}>{value === now && <Icon name="check" />}</span>
						{label}
					</MenuItem>
				))}
			</MenuSection>
			<Item
				icon="remove"
				label={words.common.deleteGame}
				isDanger
				onAction={then(() => onDelete(game))}
			/>
		</Menu>
	);
}

type ItemProps = { icon: IconName; label: string; isDanger?: boolean; onAction: () => void };

function Item({ icon, label, isDanger, onAction }: ItemProps) {
	return (
		<MenuItem
			className={styles.item ?? ""}
			textValue={label}
			onAction={onAction}
			data-tone={isDanger ? "danger" : undefined}
		>
			<Icon name={icon} />
			{label}
		</MenuItem>
	);
}
