import { GridListItem } from "react-aria-components";
import { sportName } from "#ui/sport/stored-words.ts";
import { client } from "../../../client.ts";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
import { movedBy } from "../../../components/order/order.ts";
import { OrderedList } from "../../../components/order/ordered-list.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import { useOrder } from "../../../components/order/use-order.ts";
import { siteWords, words } from "../../../words.ts";
import { AddSport } from "./add-sport.tsx";
import styles from "./user-sports.module.css";

type Sport = { id: number; name: string };

type UserSportsProps = {
	userId: number;
	/** The user's own, in order. */
	sports: readonly Sport[];
	/** All there are. */
	known: readonly Sport[];
	canChange: boolean;
};

/**
 * The sports of a user in their order, changed with a mouse, with the keyboard (Enter on the
 * handle, arrows, Enter) or place by place.
 */
export function UserSports({ userId, canChange, ...given }: UserSportsProps) {
	const [sports, known] = [inLanguage(given.sports), inLanguage(given.known)];
	const { act } = useAction();
	const save = async (sportIds: readonly number[], sentence: string) => {
		await client.put("/usersv2/:id", { id: userId, sportIds: [...sportIds] });
		return sentence;
	};
	const { shown, putInOrder } = useOrder(sports, (ids) => save(ids, words.account.orderSaved));
	const ids = shown.map(({ id }) => id);
	const change = (next: readonly number[], sentence: string) =>
		act({ run: () => save(next, sentence), failure: words.account.theSportsCouldNotBe });
	const others = known.filter(({ id }) => !ids.includes(id));
	if (!canChange) return <Named sports={shown} />;
	return (
		<>
			{shown.length > 0 && (
				<SportList
					sports={shown}
					onOrder={putInOrder}
					onRemove={({ id, name }) =>
						void change(
							ids.filter((other) => other !== id),
							words.account.removedSport({ name }),
						)
					}
				/>
			)}
			{others.length > 0 && (
				<AddSport
					sports={others}
					onAdd={({ id, name }) => void change([...ids, id], words.account.addedSport({ name }))}
				/>
			)}
		</>
	);
}

function Named({ sports }: { sports: readonly Sport[] }) {
	return (
		<ol className={styles.named}>
			{sports.map(({ id, name }) => (
				<li key={id}>{name}</li>
			))}
		</ol>
	);
}

type SportListProps = {
	sports: readonly Sport[];
	onOrder: (ids: readonly number[]) => void;
	onRemove: (sport: Sport) => void;
};

function SportList({ sports, onOrder, onRemove }: SportListProps) {
	const ids = sports.map(({ id }) => id);
	return (
		<OrderedList
			label={words.account.sportsInOrder}
			items={sports}
			nameOf={({ name }) => name}
			onOrder={onOrder}
		>
			{(sport, index) => (
				<GridListItem
					key={sport.id}
					id={sport.id}
					textValue={sport.name}
					className={styles.row ?? ""}
				>
					<DragHandle />
					<span className={styles.name}>
						{sport.name}
						{index === 0 && sports.length > 1 && (
							<span className={styles.first}>{words.common.firstOne}</span>
						)}
					</span>
					<StepButtons
						name={sport.name}
						index={index}
						count={sports.length}
						onStep={(by) => onOrder(movedBy(ids, sport.id, by))}
					/>
					<IconButton
						icon="remove"
						tone="danger"
						label={words.account.removeSport({ name: sport.name })}
						onClick={() => onRemove(sport)}
					/>
				</GridListItem>
			)}
		</OrderedList>
	);
}

function inLanguage(sports: readonly Sport[]): Sport[] {
	return sports.map(({ id, name }) => ({ id, name: sportName(siteWords, name) }));
}
