import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { fieldsWith } from "../../components/form/fields-with.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { SportsField } from "../../components/form/sports-field.tsx";
import { words } from "../../words.ts";
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
				{...field("username", words.common.username, user?.username)}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={64}
			/>
			<Field
				{...field("email", words.common.email, user?.email)}
				type="email"
				autoComplete="off"
				maxLength={200}
			/>
			<div className={styles.place}>
				<RoleField user={user} error={errors.role} />
				{organizations !== undefined && (
					<Select
						{...field(
							"organizationId",
							words.common.organization,
							place === null ? "" : String(place),
						)}
						options={optionsOf(organizations, words.common.noOrganization)}
					/>
				)}
			</div>
			{user === null && <PasswordFields error={errors.password} />}
			{sports.length > 0 && (
				<details open={(user?.sports ?? []).length > 0} className={styles.more}>
					<summary>{words.account.ownSports}</summary>
					<SportsField
						sports={sports}
						defaultValue={user?.sports ?? []}
						hint={words.common.withoutAnyTheyHaveThose}
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
				<span className={styles.label}>{words.common.role}</span> {roleName(user.role)}
			</p>
		);
	}
	return (
		<Select
			label={words.common.role}
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
				label={words.account.password}
				name="password"
				type="password"
				autoComplete="new-password"
				hint={words.account.withoutOneNobodyCanSign}
				error={error}
			/>
			<CheckField label={words.mail.inviteThem} name="invite" hint={words.mail.needsAnAddress} />
			<CheckField
				label={words.account.makeUpATemporaryPassword}
				name="resetPassword"
				hint={words.account.leaveTheFieldEmptyThen}
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
			<summary>{words.account.addressOfAUserWithout}</summary>
			<div className={styles.place}>
				<Field
					{...field("domain", words.common.domain, user?.domain)}
					maxLength={253}
					autoCapitalize="none"
					spellCheck={false}
				/>
				<Field
					{...field("slug", words.common.slug, user?.slug)}
					maxLength={50}
					autoCapitalize="none"
					spellCheck={false}
				/>
			</div>
		</details>
	);
}
