import { placesOf } from "#domain/venue/venue.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import type { Venue } from "../../venue/venue-dialog.tsx";
import styles from "./list-parts.module.css";
import { courtName, type TypedSchedule } from "./typed-schedule.ts";

type VenueCourtsProps = {
	typed: TypedSchedule;
	venues: readonly Venue[];
	onChange: (change: Partial<TypedSchedule>) => void;
};

/** In which venue the courts are, and which of them; courts of a league's own are named elsewhere. */
export function VenueCourts({ typed, venues, onChange }: VenueCourtsProps) {
	const chosen = venueOf(typed, venues);
	const places = chosen === undefined ? [] : placesOf(chosen);
	return (
		<>
			<Select
				label={words.venue.choose}
				name="venue"
				value={String(chosen?.id ?? "")}
				onChange={({ target }) => {
					const venue = venues.find(({ id }) => String(id) === target.value);
					onChange({ courts: venue === undefined ? [courtName(0)] : placesOf(venue) });
				}}
				options={optionsOf(venues, words.venue.noVenue)}
			/>
			{chosen !== undefined && places.length > 1 && (
				<fieldset className="stack-1">
					<legend className="label">{words.venue.courtsOfVenue}</legend>
					<div className="cluster-2">
						{places.map((place, at) => (
							<label key={place} className={styles.chip}>
								<input
									type="checkbox"
									name={`venue-court-${at}`}
									checked={typed.courts.includes(place)}
									// A schedule has a court at least.
									disabled={typed.courts.length === 1 && typed.courts[0] === place}
									onChange={({ target }) =>
										onChange({
											courts: places.filter((one) =>
												one === place ? target.checked : typed.courts.includes(one),
											),
										})
									}
								/>
								<span className={styles.court}>{chosen.courts[at]}</span>
							</label>
						))}
					</div>
				</fieldset>
			)}
		</>
	);
}

/** The one venue all courts are in. */
export function venueOf({ courts }: TypedSchedule, venues: readonly Venue[]): Venue | undefined {
	return venues.find((venue) => courts.every((court) => placesOf(venue).includes(court)));
}
