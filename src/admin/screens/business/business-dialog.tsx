import { businessChoices } from "#domain/business/business.ts";
import { client } from "../../client.ts";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { text, textOrNull } from "../../parts/form-values.ts";
import { Select } from "../../parts/select.tsx";
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
export function BusinessDialog({ business, isOpen, onClose }: BusinessDialogProps) {
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
			isOpen={isOpen}
			onClose={onClose}
			size="large"
			submit={business === null ? "Add business" : "Save"}
			failure={business === null ? "Failed to add business" : "Failed to update business"}
			save={save}
		>
			{(errors) => {
				const field = (name: keyof Business) => ({
					name,
					defaultValue: String(business?.[name] ?? ""),
					error: errors[name],
				});
				return (
					<>
						<Field label="Name" {...field("name")} required maxLength={120} />
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
							<Field label="Season" {...field("season")} maxLength={200} />
							<Field label="Next season" {...field("nextSeason")} maxLength={200} />
						</div>
						<div className={styles.pair}>
							<Select
								label="Sign-up"
								{...field("signupStatus")}
								defaultValue={business?.signupStatus ?? "active"}
								options={[
									{ value: "active", label: "Active" },
									{ value: "closed", label: "Closed" },
								]}
							/>
							<Field label="Sign-up deadline" {...field("signupDeadline")} type="date" />
						</div>
						<div className={styles.pair}>
							<Field label="Cost" {...field("cost")} maxLength={100} placeholder="$120 a player" />
							<Field label="Skill level" {...field("skillLevel")} maxLength={100} />
						</div>
						<div className={styles.pair}>
							<Field label="Phone" {...field("phone")} type="tel" maxLength={40} />
							<Field label="Email" {...field("email")} type="email" maxLength={200} />
						</div>
						<div className={styles.pair}>
							<Field label="Website" {...field("website")} inputMode="url" maxLength={200} />
							<Field label="Address" {...field("location")} maxLength={200} />
						</div>
						<div className={styles.pair}>
							<Field label="Facebook" {...field("facebook")} maxLength={200} />
							<Field label="Instagram" {...field("instagram")} maxLength={200} />
						</div>
					</>
				);
			}}
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
