import { type FormEvent, useState } from "react";
import type { Answered } from "#api/client.ts";
import { readAmount } from "#domain/fee/currency.ts";
import { splitAmong } from "#domain/fee/fee.ts";
import { inMonths } from "#domain/time/calendar.ts";
import { client } from "../../client.ts";
import { todayHere } from "../../components/feedback/today-here.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idsOf, text } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { amountIn, written } from "./amounts.ts";

export type Entered = Answered<"GET", "/teamLeague">["teamLeagues"][number];

type ChargeDialogProps = {
	currency: string;
	/** Which team plays in which league and season, the newest first. */
	entered: readonly Entered[];
	seasons: readonly { id: number; name: string }[];
	isOpen: boolean;
	onClose: () => void;
};

/** Charges all teams of a league the same, in one go or in monthly parts; who is not to pay is unticked. */
export function ChargeDialog({ currency, entered, seasons, ...dialog }: ChargeDialogProps) {
	const places = placesOf(entered, seasons);
	const [chosen, setChosen] = useState(places[0]?.key ?? "");
	const [total, setTotal] = useState("");
	const place = places.find(({ key }) => key === chosen);
	/** What it comes to, while it is being filled in. */
	const tell = ({ currentTarget }: FormEvent<HTMLElement>) => {
		const form = currentTarget.closest("form");
		if (form === null) return;
		const sent = new FormData(form);
		const each = readAmount(text(sent, "amount"), currency);
		const count = sent.getAll("teamIds").length;
		const amount = each === null ? null : written(each * count, currency);
		setTotal(amount === null ? "" : words.ledger.inAll({ count, amount }));
	};
	const save = async (form: FormData) => {
		const parts = partsOf(amountIn(form, currency), {
			count: Number(text(form, "count")),
			first: text(form, "due"),
		});
		const { message } = await client.post("/ledger/charges", {
			seasonId: place?.seasonId ?? 0,
			teamIds: idsOf(form, "teamIds"),
			why: text(form, "why"),
			parts,
		});
		return message;
	};
	return (
		<FormDialog
			title={words.ledger.chargeTeams}
			submit={words.ledger.submits.charge}
			failure={words.ledger.notEntered}
			size="large"
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<div className="stack-4" onChange={tell}>
					<Select
						label={words.ledger.teamsOf}
						name="place"
						value={chosen}
						onChange={({ target }) => setChosen(target.value)}
						options={places.map(({ key, name }) => ({ value: key, label: name }))}
					/>
					<ChargeFields field={field} currency={currency} />
					<p role="status" className="strong">
						{total}
					</p>
					<fieldset className="stack-2" key={chosen}>
						<legend className="label">
							{words.ledger.whoPays({ count: place?.teams.length ?? 0 })}
						</legend>
						<div className="pair">
							{place?.teams.map(({ id, name }, at) => (
								<CheckField
									key={id}
									name="teamIds"
									value={id}
									label={name}
									defaultChecked
									error={at === 0 ? errors.teamIds : undefined}
								/>
							))}
						</div>
					</fieldset>
				</div>
			)}
		</FormDialog>
	);
}

type ChargeFieldsProps = {
	field: Parameters<Parameters<typeof FormDialog>[0]["children"]>[0];
	currency: string;
};

function ChargeFields({ field, currency }: ChargeFieldsProps) {
	return (
		<>
			<Field
				{...field("why", words.ledger.why, words.ledger.usualWhy.charge)}
				required
				maxLength={200}
			/>
			<div className="pair">
				<Field
					{...field("amount", words.ledger.amountEach({ currency }))}
					inputMode="decimal"
					autoComplete="off"
					placeholder={written(80_000, currency)}
					required
					maxLength={20}
				/>
				<Field {...field("due", words.ledger.dueFirst, todayHere())} type="date" required />
				<Select
					{...field("count", words.ledger.inParts)}
					options={[1, 2, 3, 4, 5, 6].map((count) => ({
						value: String(count),
						label: words.ledger.monthly({ count }),
					}))}
				/>
			</div>
		</>
	);
}

/** Equal parts a month apart. */
function partsOf(amount: number, { count, first }: { count: number; first: string }) {
	return splitAmong(amount, count).map((part, at) => ({ amount: part, due: inMonths(first, at) }));
}

/** Leagues in seasons with their teams, the newest season first. */
function placesOf(entered: readonly Entered[], seasons: readonly { id: number; name: string }[]) {
	return seasons.flatMap((season) => {
		const here = entered.filter(({ seasonId }) => seasonId === season.id);
		return [...Map.groupBy(here, ({ leagueId }) => leagueId).values()].flatMap((entries) => {
			const [first] = entries;
			if (first === undefined) return [];
			return {
				key: `${season.id} ${first.leagueId}`,
				seasonId: season.id,
				name: `${season.name} · ${first.league.name}`,
				teams: entries
					.map(({ team }) => team)
					.sort((a, b) => a.name.localeCompare(b.name, words.language)),
			};
		});
	});
}
