import type { ReactNode } from "react";
import { Icon } from "../../../components/feedback/icon.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import { words } from "../../../words.ts";
import styles from "./form.module.css";

type ListItemProps = {
	/** "Question 2" */
	name: string;
	/** The first words that are written in it. */
	excerpt: string;
	/** The address of the picture in it. */
	picture?: string | undefined;
	place: { index: number; count: number };
	/** One of several that open one at a time, or one that is short enough to stand open always. */
	open: boolean | "always";
	onOpen: (isOpen: boolean) => void;
	onMove: (index: number, by: number) => void;
	onRemove: (index: number) => void;
	error?: string | undefined;
	hasProblem: boolean;
	children: ReactNode;
};

/** One thing of a list: what it is, where it stands, and its fields. */
export function ListItem(props: ListItemProps) {
	const { name, excerpt, place, open, onOpen, onMove, onRemove, error, hasProblem } = props;
	const { index, count } = place;
	return (
		<li className={styles.item} data-problem={hasProblem || error !== undefined || undefined}>
			<div className={styles.itemHead}>
				{open === "always" ? (
					<span className={styles.itemName}>{name}</span>
				) : (
					<button
						type="button"
						className={styles.itemOpen}
						aria-expanded={open}
						onClick={() => onOpen(!open)}
					>
						<Icon name={open ? "down" : "next"} />
						{!open && props.picture !== undefined && (
							<img src={props.picture} alt="" className={styles.thumb} loading="lazy" />
						)}
						<span className={styles.itemWords} data-closed={!open || undefined}>
							<span className={styles.itemName}>{name}</span>
							{!open && excerpt !== "" && <span className="one-line label">{excerpt}</span>}
						</span>
					</button>
				)}
				<span className={styles.itemTools}>
					<StepButtons name={name} index={index} count={count} onStep={(by) => onMove(index, by)} />
					<span data-does="remove">
						<IconButton
							icon="remove"
							tone="danger"
							label={words.page.removeItem({ name })}
							onClick={() => onRemove(index)}
						/>
					</span>
				</span>
			</div>
			<FieldError of={name} error={error} />
			{open !== false && (
				<div data-body className={styles.itemBody} data-short={open === "always" || undefined}>
					{props.children}
				</div>
			)}
		</li>
	);
}
