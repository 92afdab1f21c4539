import { businessChoices } from "#domain/business/business.ts";
import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text, textOrNull } from "../../components/form/form-values.ts";
import { MultiChoice } from "../../components/form/multi-choice.tsx";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { titled } from "./business-filter.ts";
import styles from "./businesses.module.css";
import { type Business, listOf } from "./listed-business.ts";

type BusinessDialogProps = {
	/** Null adds a new one. */
	business: Business | null;
	isOpen: boolean;
	onClose: () => void;
};

const choiceLabels = {
	sport: words.common.sports,
	category: words.business.categories,
	state: words.business.states,
	city: words.business.cities,
};
const choiceNames = ["sport", "category", "state", "city"] as const;

/** Adds or edits a business; all but its name may be left out. */
export function BusinessDialog({ business, ...dialog }: BusinessDialogProps) {
	const save = async (form: FormData) => {
		const given = readForm(form);
		const { message } =
			business === null
				? await client.post("/businesses", given)
				: await client.put("/businesses/:id", { id: business.id, ...given });
		return message;
	};
	return (
		<FormDialog
			title={business === null ? words.business.addBusiness : words.business.editBusiness}
			size="large"
			submit={business === null ? words.business.addBusiness : words.common.save}
			failure={
				business === null
					? words.business.failedToAddBusiness
					: words.business.failedToUpdateBusiness
			}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field {...field("name", words.common.name, business?.name)} required maxLength={120} />
					{choiceNames.map((name) => (
						<MultiChoice
							key={name}
							label={choiceLabels[name]}
							name={name}
							options={businessChoices[name].map((value) => ({ value, label: titled(value) }))}
							chosen={listOf(business?.[name] ?? null)}
							error={errors[name]}
						/>
					))}
					<div className={styles.pair}>
						<Field {...field("season", words.common.season, business?.season)} maxLength={200} />
						<Field
							{...field("nextSeason", words.business.nextSeason, business?.nextSeason)}
							maxLength={200}
						/>
					</div>
					<div className={styles.pair}>
						<Select
							{...field("signupStatus", words.business.signUp, business?.signupStatus ?? "active")}
							options={[
								{ value: "active", label: words.business.signUpActive },
								{ value: "closed", label: words.business.signUpClosed },
							]}
						/>
						<Field
							{...field("signupDeadline", words.business.signUpDeadline, business?.signupDeadline)}
							type="date"
						/>
					</div>
					<div className={styles.pair}>
						<Field
							{...field("cost", words.business.cost, business?.cost)}
							maxLength={100}
							placeholder={words.business.exampleCost}
						/>
						<Field
							{...field("skillLevel", words.business.skillLevel, business?.skillLevel)}
							maxLength={100}
						/>
					</div>
					<div className={styles.pair}>
						<Field
							{...field("phone", words.common.phone, business?.phone)}
							type="tel"
							maxLength={40}
						/>
						<Field
							{...field("email", words.common.email, business?.email)}
							type="email"
							maxLength={200}
						/>
					</div>
					<div className={styles.pair}>
						<Field
							{...field("website", words.common.website, business?.website)}
							inputMode="url"
							maxLength={200}
						/>
						<Field
							{...field("location", words.common.address, business?.location)}
							maxLength={200}
						/>
					</div>
					<div className={styles.pair}>
						<Field {...field("facebook", "Facebook", business?.facebook)} maxLength={200} />
						<Field
							{...field("instagram", words.common.instagram, business?.instagram)}
							maxLength={200}
						/>
					</div>
				</>
			)}
		</FormDialog>
	);
}

function readForm(form: FormData) {
	const choices = choiceNames.map((name) => [name, form.getAll(name).map(String)] as const);
	return {
		name: text(form, "name"),
		...(Object.fromEntries(choices) as Record<(typeof choiceNames)[number], string[]>),
		season: textOrNull(form, "season"),
		nextSeason: textOrNull(form, "nextSeason"),
		signupStatus:
			text(form, "signupStatus") === "closed" ? ("closed" as const) : ("active" as const),
		signupDeadline: textOrNull(form, "signupDeadline"),
		cost: textOrNull(form, "cost"),
		skillLevel: textOrNull(form, "skillLevel"),
		phone: textOrNull(form, "phone"),
		email: textOrNull(form, "email"),
		website: textOrNull(form, "website"),
		location: textOrNull(form, "location"),
		facebook: textOrNull(form, "facebook"),
		instagram: textOrNull(form, "instagram"),
	};
}
