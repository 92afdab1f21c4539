import type { ReactNode } from "react";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";
import type { CodeDraft, InstalmentDraft, OfferDraft, RefundDraft } from "./draft.ts";

type PricesProps = {
	offer: OfferDraft;
	currency: string;
	change: (changes: Partial<OfferDraft>) => void;
};

/** What an offer costs: the price alone, and what else there is to say of it once somebody wants to. */
export function Prices({ offer, currency, change }: PricesProps) {
	const { kind, price, earlyPrice, latePrice, instalments, codes, refunds, shares } = offer;
	const lists = [...instalments, ...codes, ...refunds];
	const hasMore = earlyPrice !== "" || latePrice !== "" || shares !== "" || lists.length > 0;
	return (
		<>
			<Field
				name="price"
				label={words.registration.price({ currency })}
				hint={words.registration.priceHint}
				inputMode="decimal"
				value={price}
				onChange={({ target }) => change({ price: target.value })}
			/>
			<details className={styles.more} open={hasMore || undefined}>
				<summary>{words.registration.morePrice}</summary>
				<div className={styles.fields}>
					<EarlyAndLate offer={offer} currency={currency} change={change} />
					{kind === "team" && (
						<Field
							name="shares"
							type="number"
							inputMode="numeric"
							min={2}
							max={50}
							label={words.registration.shares}
							hint={words.registration.sharesHint}
							value={shares}
							onChange={({ target }) => change({ shares: target.value })}
						/>
					)}
					<Instalments rows={instalments} onChange={(instalments) => change({ instalments })} />
					<Codes rows={codes} currency={currency} onChange={(codes) => change({ codes })} />
					<Refunds rows={refunds} onChange={(refunds) => change({ refunds })} />
				</div>
			</details>
		</>
	);
}

function EarlyAndLate({ offer, currency, change }: PricesProps) {
	return (
		<>
			<div className={styles.pair}>
				<Field
					name="earlyPrice"
					label={words.registration.earlyPrice({ currency })}
					inputMode="decimal"
					value={offer.earlyPrice}
					onChange={({ target }) => change({ earlyPrice: target.value })}
				/>
				<Field
					name="earlyUntil"
					type="date"
					label={words.registration.earlyUntil}
					value={offer.earlyUntil}
					required={offer.earlyPrice !== ""}
					onChange={({ target }) => change({ earlyUntil: target.value })}
				/>
			</div>
			<div className={styles.pair}>
				<Field
					name="latePrice"
					label={words.registration.latePrice({ currency })}
					inputMode="decimal"
					value={offer.latePrice}
					onChange={({ target }) => change({ latePrice: target.value })}
				/>
				<Field
					name="lateFrom"
					type="date"
					label={words.registration.lateFrom}
					value={offer.lateFrom}
					required={offer.latePrice !== ""}
					onChange={({ target }) => change({ lateFrom: target.value })}
				/>
			</div>
		</>
	);
}

type ListProps<Row> = { rows: readonly Row[]; onChange: (rows: Row[]) => void };

function Instalments({ rows, onChange }: ListProps<InstalmentDraft>) {
	const halves = [
		{ percent: "50", due: "" },
		{ percent: "50", due: "" },
	];
	const more = () => onChange(rows.length === 0 ? halves : [...rows, { percent: "", due: "" }]);
	return (
		<Rows
			title={words.registration.instalments}
			hint={words.registration.instalmentsHint}
			add={words.registration.addInstalment}
			remove={words.registration.removeInstalment}
			rows={rows}
			onAdd={more}
			onChange={onChange}
		>
			{(row, set) => (
				<>
					<Percent value={row.percent} onChange={(percent) => set({ percent })} />
					<Field
						name="instalmentDue"
						type="date"
						label={words.registration.instalmentDue}
						value={row.due}
						onChange={({ target }) => set({ due: target.value })}
					/>
				</>
			)}
		</Rows>
	);
}

function Codes({ rows, currency, onChange }: ListProps<CodeDraft> & { currency: string }) {
	const fresh = { code: "", off: "", unit: "percent", until: "" } as const;
	return (
		<Rows
			title={words.registration.codes}
			hint={words.registration.codesHint}
			add={words.registration.addCode}
			remove={words.registration.removeCode}
			rows={rows}
			onAdd={() => onChange([...rows, fresh])}
			onChange={onChange}
		>
			{(row, set) => (
				<>
					<Field
						name="code"
						label={words.registration.code}
						value={row.code}
						required
						maxLength={40}
						autoComplete="off"
						onChange={({ target }) => set({ code: target.value })}
					/>
					<Field
						name="codeOff"
						label={words.registration.takesOff}
						inputMode="decimal"
						value={row.off}
						required
						onChange={({ target }) => set({ off: target.value })}
					/>
					<Select
						name="codeUnit"
						label={words.registration.unit}
						value={row.unit}
						options={[
							{ value: "percent", label: "%" },
							{ value: "amount", label: currency },
						]}
						onChange={({ target }) =>
							set({ unit: target.value === "amount" ? "amount" : "percent" })
						}
					/>
					<Field
						name="codeUntil"
						type="date"
						label={words.registration.codeUntil}
						value={row.until}
						onChange={({ target }) => set({ until: target.value })}
					/>
				</>
			)}
		</Rows>
	);
}

function Refunds({ rows, onChange }: ListProps<RefundDraft>) {
	return (
		<Rows
			title={words.registration.refundSteps}
			hint={words.registration.refundStepsHint}
			add={words.registration.addRefundStep}
			remove={words.registration.removeRefundStep}
			rows={rows}
			onAdd={() => onChange([...rows, { until: "", percent: "100" }])}
			onChange={onChange}
		>
			{(row, set) => (
				<>
					<Field
						name="refundUntil"
						type="date"
						label={words.registration.refundUntil}
						value={row.until}
						required
						onChange={({ target }) => set({ until: target.value })}
					/>
					<Percent value={row.percent} onChange={(percent) => set({ percent })} />
				</>
			)}
		</Rows>
	);
}

function Percent({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	return (
		<Field
			name="percent"
			type="number"
			inputMode="numeric"
			min={0}
			max={100}
			label={words.registration.percent}
			value={value}
			required
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}

type RowsProps<Row> = ListProps<Row> & {
	title: string;
	hint: string;
	add: string;
	remove: string;
	onAdd: () => void;
	children: (row: Row, set: (changes: Partial<Row>) => void) => ReactNode;
};

/** A list of small things with a line of fields each. */
function Rows<Row extends object>(props: RowsProps<Row>) {
	const { title, hint, add, remove, rows, onAdd, onChange, children } = props;
	return (
		<fieldset className={styles.list}>
			<legend>{title}</legend>
			<p className="hint">{hint}</p>
			{rows.map((row, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and their order stays.
				<div key={at} className={styles.row}>
					<div className={styles.pair}>
						{children(row, (changes) =>
							onChange(rows.map((one, index) => (index === at ? { ...one, ...changes } : one))),
						)}
					</div>
					<IconButton
						icon="close"
						label={remove}
						onClick={() => onChange(rows.filter((_, index) => index !== at))}
					/>
				</div>
			))}
			<div className={styles.tools}>
				<QuietButton onClick={onAdd}>{add}</QuietButton>
			</div>
		</fieldset>
	);
}
