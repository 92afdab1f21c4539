import { businessChoices } from "#domain/business/business.ts";
import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text, textOrNull } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { titled } from "./business-filter.ts";
import styles from "./businesses.module.css";
import { type Business, listOf } from "./listed-business.ts";
import { MultiChoice } from "./multi-choice.tsx";

type BusinessDialogProps = {
	/** Null adds a new one. */
	business: Business | null;
	isOpen: boolean;
	onClose: () => void;
};

const choiceLabels = { sport: "Sports", category: "Categories", state: "States", city: "Cities" };
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
			title={business === null ? "Add business" : "Edit business"}
			size="large"
			submit={business === null ? "Add business" : "Save"}
			failure={business === null ? "Failed to add business" : "Failed to update business"}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field {...field("name", "Name", business?.name)} required maxLength={120} />
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
						<Field {...field("season", "Season", business?.season)} maxLength={200} />
						<Field {...field("nextSeason", "Next season", business?.nextSeason)} maxLength={200} />
					</div>
					<div className={styles.pair}>
						<Select
							{...field("signupStatus", "Sign-up", business?.signupStatus ?? "active")}
							options={[
								{ value: "active", label: "Active" },
								{ value: "closed", label: "Closed" },
							]}
						/>
						<Field
							{...field("signupDeadline", "Sign-up deadline", business?.signupDeadline)}
							type="date"
						/>
					</div>
					<div className={styles.pair}>
						<Field
							{...field("cost", "Cost", business?.cost)}
							maxLength={100}
							placeholder="$120 a player"
						/>
						<Field {...field("skillLevel", "Skill level", business?.skillLevel)} maxLength={100} />
					</div>
					<div className={styles.pair}>
						<Field {...field("phone", "Phone", business?.phone)} type="tel" maxLength={40} />
						<Field {...field("email", "Email", business?.email)} type="email" maxLength={200} />
					</div>
					<div className={styles.pair}>
						<Field
							{...field("website", "Website", business?.website)}
							inputMode="url"
							maxLength={200}
						/>
						<Field {...field("location", "Address", business?.location)} maxLength={200} />
					</div>
					<div className={styles.pair}>
						<Field {...field("facebook", "Facebook", business?.facebook)} maxLength={200} />
						<Field {...field("instagram", "Instagram", business?.instagram)} maxLength={200} />
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
