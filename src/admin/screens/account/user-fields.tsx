import { CheckField } from "../../parts/check-field.tsx";
import { Field } from "../../parts/field.tsx";
import { Select } from "../../parts/select.tsx";
import { SportsField } from "../../parts/sports-field.tsx";
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
	const place = user?.organization_id ?? null;
	return (
		<>
			<Field
				label="Username"
				name="username"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={64}
				defaultValue={user?.username}
				error={errors.username}
			/>
			<Field
				label="Email"
				name="email"
				type="email"
				autoComplete="off"
				maxLength={200}
				defaultValue={user?.email ?? ""}
				error={errors.email}
			/>
			<div className={styles.place}>
				<RoleField user={user} error={errors.role} />
				{organizations !== undefined && (
					<Select
						label="Organization"
						name="organization_id"
						defaultValue={place === null ? "" : String(place)}
						options={[
							{ value: "", label: "No organization" },
							...organizations.map(({ id, name }) => ({ value: String(id), label: name })),
						]}
						error={errors.organization_id}
					/>
				)}
			</div>
			{user === null && <PasswordFields error={errors.password} />}
			{sports.length > 0 && (
				<details open={(user?.sports ?? []).length > 0} className={styles.more}>
					<summary>Sports of their own</summary>
					<SportsField
						sports={sports}
						defaultValue={user?.sports ?? []}
						hint="Without any, those of the organization count."
						error={errors.sportIds}
					/>
				</details>
			)}
			{organizations !== undefined && <PlaceFields user={user} errors={errors} />}
		</>
	);
}

/** A super administrator stays one: no form gives or takes that role (R6.8, decision A9). */
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
			// R9.27
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
				label="Make up a temporary password"
				name="resetPassword"
				hint="Leave the field empty then. The password is shown to you once."
			/>
		</>
	);
}

/** Decision A23: where somebody without an organization is found. */
function PlaceFields({ user, errors }: Pick<UserFieldsProps, "user"> & Errors) {
	const isGiven = Boolean(user?.domain || user?.slug || errors.domain || errors.slug);
	return (
		<details open={isGiven} className={styles.more}>
			<summary>Address of a user without an organization</summary>
			<div className={styles.place}>
				<Field
					label="Domain"
					name="domain"
					maxLength={253}
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={user?.domain ?? ""}
					error={errors.domain}
				/>
				<Field
					label="Slug"
					name="slug"
					maxLength={50}
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={user?.slug ?? ""}
					error={errors.slug}
				/>
			</div>
		</details>
	);
}
