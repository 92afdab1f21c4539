import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { fieldsWith } from "../../components/form/fields-with.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { SportsField } from "../../components/form/sports-field.tsx";
import type { Organization, Person } from "./listed-user.ts";
import { memberRoles, roleName } from "./role-name.ts";
import styles from "./user-fields.module.css";

export type UserFieldsProps = {
	/** Null for a new one. */
	user: Person | null;
	/** Those a super administrator chooses from; without them the user stays in the organization. */
	organizations?: readonly Organization[] | undefined;
	sports: readonly { id: number; name: string }[];
};

type Errors = { errors: Record<string, string> };

/** What is asked about a user: name, email, role, organization, password, sports. */
export function UserFields({ errors, ...asked }: UserFieldsProps & Errors) {
	const { user, organizations, sports } = asked;
	const place = user?.organizationId ?? null;
	const field = fieldsWith(errors);
	return (
		<>
			<Field
				{...field("username", "Username", user?.username)}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={64}
			/>
			<Field
				{...field("email", "Email", user?.email)}
				type="email"
				autoComplete="off"
				maxLength={200}
			/>
			<div className={styles.place}>
				<RoleField user={user} error={errors.role} />
				{organizations !== undefined && (
					<Select
						{...field("organizationId", "Organization", place === null ? "" : String(place))}
						options={optionsOf(organizations, "No organization")}
					/>
				)}
			</div>
			{user === null && <PasswordFields error={errors.password} />}
			{sports.length > 0 && (
				<details open={(user?.sports ?? []).length > 0} className={styles.more}>
					<summary>Own sports</summary>
					<SportsField
						sports={sports}
						defaultValue={user?.sports ?? []}
						hint="Without any, they have those of the organization."
						error={errors.sportIds}
					/>
				</details>
			)}
			{organizations !== undefined && <PlaceFields user={user} errors={errors} />}
		</>
	);
}

/**
 * A super administrator stays one: no form gives or takes that role
 * (rule `super-admin-untouchable`).
 */
function RoleField({ user, error }: { user: Person | null; error: string | undefined }) {
	if (user?.role === "super_admin") {
		return (
			<p>
				<span className={styles.label}>Role</span> {roleName(user.role)}
			</p>
		);
	}
	return (
		<Select
			label="Role"
			name="role"
			defaultValue={user?.role ?? "staff"}
			options={memberRoles}
			error={error}
		/>
	);
}

function PasswordFields({ error }: { error: string | undefined }) {
	return (
		<>
			<Field
				label="Password"
				name="password"
				type="password"
				autoComplete="new-password"
				hint="Without one nobody can sign in yet."
				error={error}
			/>
			<CheckField
				label="Make a temporary password"
				name="resetPassword"
				hint="Leave the field empty then. The password is shown to you once."
			/>
		</>
	);
}

/** Where somebody without an organization is found (rule `account-address`). */
function PlaceFields({ user, errors }: Pick<UserFieldsProps, "user"> & Errors) {
	const isGiven = Boolean(user?.domain || user?.slug || errors.domain || errors.slug);
	const field = fieldsWith(errors);
	return (
		<details open={isGiven} className={styles.more}>
			<summary>Address of a user without an organization</summary>
			<div className={styles.place}>
				<Field
					{...field("domain", "Domain", user?.domain)}
					maxLength={253}
					autoCapitalize="none"
					spellCheck={false}
				/>
				<Field
					{...field("slug", "Slug", user?.slug)}
					maxLength={50}
					autoCapitalize="none"
					spellCheck={false}
				/>
			</div>
		</details>
	);
}
