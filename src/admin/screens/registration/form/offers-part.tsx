import { offerKinds } from "#domain/registration/offer.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";
import { newOffer, type OfferDraft, type SeasonToChoose } from "./draft.ts";
import { Prices } from "./prices-part.tsx";

type OffersProps = {
	offers: readonly OfferDraft[];
	leagues: SeasonToChoose["leagues"];
	currency: string;
	error: string | undefined;
	onChange: (offers: OfferDraft[]) => void;
};

/** What people can sign up as, with price and places. */
export function OffersPart({ offers, leagues, currency, error, onChange }: OffersProps) {
	const change = (at: number, changes: Partial<OfferDraft>) =>
		onChange(offers.map((offer, index) => (index === at ? { ...offer, ...changes } : offer)));
	return (
		<Panel title={words.registration.offers}>
			<div className={styles.fields}>
				{error !== undefined && <p className="error">{error}</p>}
				{offers.map((offer, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a new offer has no key, and their order stays.
					<fieldset key={at} className={styles.item}>
						<legend className="visually-hidden">{offer.label}</legend>
						<Basics offer={offer} change={(changes) => change(at, changes)} />
						<Prices offer={offer} currency={currency} change={(changes) => change(at, changes)} />
						<Places offer={offer} leagues={leagues} change={(changes) => change(at, changes)} />
						<QuietButton onClick={() => onChange(offers.filter((_, index) => index !== at))}>
							{words.registration.removeOffer({ label: offer.label })}
						</QuietButton>
					</fieldset>
				))}
				<div className={styles.tools}>
					{offerKinds.map((kind) => (
						<QuietButton key={kind} onClick={() => onChange([...offers, newOffer(kind, [])])}>
							{words.registration.addOffer({ kind: words.registration.kinds[kind] })}
						</QuietButton>
					))}
				</div>
			</div>
		</Panel>
	);
}

type PartProps = { offer: OfferDraft; change: (changes: Partial<OfferDraft>) => void };

function Basics({ offer, change }: PartProps) {
	return (
		<div className={styles.pair}>
			<Select
				name="kind"
				label={words.registration.kind}
				value={offer.kind}
				disabled={offer.key !== ""}
				options={offerKinds.map((kind) => ({
					value: kind,
					label: words.registration.kinds[kind],
				}))}
				onChange={({ target }) => {
					const kind = offerKinds.find((one) => one === target.value);
					if (kind !== undefined) change({ kind });
				}}
			/>
			<Field
				name="label"
				label={words.common.name}
				value={offer.label}
				required
				maxLength={80}
				onChange={({ target }) => change({ label: target.value })}
			/>
			<Field
				name="note"
				label={words.registration.note}
				value={offer.note}
				maxLength={300}
				onChange={({ target }) => change({ note: target.value })}
			/>
		</div>
	);
}

function Places({ offer, leagues, change }: PartProps & Pick<OffersProps, "leagues">) {
	const { divisions } = offer;
	const placesOf = (id: number) => divisions.find((one) => one.seasonLeagueId === id);
	return (
		<>
			<Field
				name="places"
				type="number"
				min={1}
				label={words.registration.places}
				hint={words.registration.placesHint}
				value={offer.places}
				onChange={({ target }) => change({ places: target.value })}
			/>
			{leagues.map(({ id, name }) => {
				const chosen = placesOf(id);
				const others = divisions.filter((one) => one.seasonLeagueId !== id);
				return (
					<div key={id} className={styles.pair}>
						<CheckField
							name="division"
							label={name}
							checked={chosen !== undefined}
							onChange={({ target }) =>
								change({
									divisions: target.checked
										? [...divisions, { seasonLeagueId: id, places: "" }]
										: others,
								})
							}
						/>
						{chosen !== undefined && (
							<Field
								name="divisionPlaces"
								type="number"
								min={1}
								label={words.registration.placesIn({ name })}
								value={chosen.places}
								onChange={({ target }) =>
									change({
										divisions: divisions.map((one) =>
											one === chosen ? { ...one, places: target.value } : one,
										),
									})
								}
							/>
						)}
					</div>
				);
			})}
		</>
	);
}
