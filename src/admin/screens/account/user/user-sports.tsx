import { useLayoutEffect, useRef } from "react";
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { client } from "../../../client.ts";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
import { movedBy, putDown } from "../../../components/order/order.ts";
import { useOrder } from "../../../components/order/use-order.ts";
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
export function UserSports({ userId, sports, known, canChange }: UserSportsProps) {
	const { act } = useAction();
	const save = async (sportIds: readonly number[], sentence: string) => {
		await client.put("/usersv2/:id", { id: userId, sportIds: [...sportIds] });
		return sentence;
	};
	const { shown, putInOrder } = useOrder(sports, (ids) => save(ids, "Order saved"));
	const ids = shown.map(({ id }) => id);
	const change = (next: readonly number[], sentence: string) =>
		act({ run: () => save(next, sentence), failure: "The sports could not be saved." });
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
							`${name} removed`,
						)
					}
				/>
			)}
			{others.length > 0 && (
				<AddSport
					sports={others}
					onAdd={({ id, name }) => void change([...ids, id], `${name} added`)}
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
	const { list, step } = useSteps(ids, onOrder);
	const nameOf = (id: number) => sports.find((sport) => sport.id === id)?.name ?? "";
	const { dragAndDropHooks } = useDragAndDrop({
		getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOf(Number(key)) })),
		getAllowedDropOperations: () => ["move"],
		onReorder: ({ keys, target }) => {
			if (target.dropPosition === "on") return;
			const place = { beside: Number(target.key), position: target.dropPosition };
			onOrder(putDown(ids, new Set([...keys].map(Number)), place));
		},
		renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
	});
	return (
		<GridList
			ref={list}
			aria-label="Sports in order"
			className="ringless"
			dragAndDropHooks={dragAndDropHooks}
			keyboardNavigationBehavior="tab"
		>
			{sports.map((sport, index) => (
				<GridListItem
					key={sport.id}
					id={sport.id}
					textValue={sport.name}
					className={styles.row ?? ""}
					data-id={sport.id}
				>
					<DragHandle />
					<span className={styles.name}>
						{sport.name}
						{index === 0 && sports.length > 1 && <span className={styles.first}>First</span>}
					</span>
					<span data-step="-1">
						<IconButton
							icon="up"
							label={`Move ${sport.name} up`}
							disabled={index === 0}
							onClick={() => step(sport.id, -1)}
						/>
					</span>
					<span data-step="1">
						<IconButton
							icon="down"
							label={`Move ${sport.name} down`}
							disabled={index + 1 === sports.length}
							onClick={() => step(sport.id, 1)}
						/>
					</span>
					<IconButton
						icon="remove"
						tone="danger"
						label={`Remove ${sport.name}`}
						onClick={() => onRemove(sport)}
					/>
				</GridListItem>
			))}
		</GridList>
	);
}

/** Moves by one place. The button that was pressed moves with its row and keeps the focus. */
function useSteps(ids: readonly number[], onOrder: SportListProps["onOrder"]) {
	const list = useRef<HTMLDivElement>(null);
	const pressed = useRef<{ id: number; step: number } | null>(null);
	useLayoutEffect(() => {
		if (pressed.current === null) return;
		const { id, step } = pressed.current;
		pressed.current = null;
		const buttonOf = (step: number) =>
			list.current?.querySelector<HTMLButtonElement>(
				`[data-id="${id}"] [data-step="${step}"] button`,
			);
		// At the end of the list the button is off; then the other one has the focus.
		const button = buttonOf(step);
		(button?.disabled ? buttonOf(-step) : button)?.focus();
	});
	const step = (id: number, step: number) => {
		pressed.current = { id, step };
		onOrder(movedBy(ids, id, step));
	};
	return { list, step };
}
