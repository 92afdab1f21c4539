import { type ReactNode, useCallback, useDeferredValue, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { storageWarning } from "#domain/organization/storage.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import {
	type TemporaryPassword,
	TemporaryPasswordDialog,
} from "../account/user/temporary-password-dialog.tsx";
import { sizeInWords } from "../picture/library.ts";
import { DeleteOrganizationDialog } from "./delete-organization-dialog.tsx";
import { shownAddress } from "./fields/addresses.ts";
import type { Sport } from "./fields/organization-fields.tsx";
import { OrganizationDialog } from "./organization-dialog.tsx";
import {
	found,
	type OrganizationRow,
	sportNames,
	toOrganizationRows,
} from "./organization-rows.ts";
import styles from "./organization-table.module.css";

export const organizationList = screen(async () => {
	const [{ organizations }, activity, { sports }] = await Promise.all([
		client.get("/organizations"),
		client.get("/organizations/activity"),
		client.get("/sports"),
		viewModeLoaded(),
	]);
	return { organizations: toOrganizationRows(organizations, activity.organizations), sports };
}, OrganizationList);

type OrganizationListProps = { organizations: OrganizationRow[]; sports: Sport[] };

/** Every organization of the platform. */
function OrganizationList({ organizations, sports }: OrganizationListProps) {
	const edited = useEdited<OrganizationRow>();
	const navigate = useNavigate();
	const [added, setAdded] = useState<{ id: number; told: TemporaryPassword } | null>(null);
	const open = (id: number) => navigate(`/organizations/${id}`);
	const [deleted, askToDelete] = useState<OrganizationRow | null>(null);
	const ask = useCallback(([one]: readonly OrganizationRow[]) => askToDelete(one ?? null), []);
	const [typed, setTyped] = useState("");
	const { revalidate } = useRevalidator();
	const shown = found(organizations, useDeferredValue(typed));
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.common.organizations}
					actions={
						<ActionButton icon="add" onClick={() => edited.edit("new")}>
							{words.organization.addOrganization}
						</ActionButton>
					}
				/>
			}
			tools={
				<SearchBox label={words.common.searchOrganizations} value={typed} onChange={setTyped} />
			}
			rows={shown}
			caption={words.organization.allOrganizations}
			columns={columns}
			card={(organization, buttons) => (
				<RecordCard
					title={organization.name}
					to={`/organizations/${organization.id}`}
					picture={<TeamCrest team={organization} size="large" />}
					badge={<OrganizationBadge state={organization.state} />}
					actions={buttons}
				>
					<span>{shownAddress(organization) ?? words.organization.noAddressYet}</span>
					<span>{sportNames(organization) || words.organization.noSportsYet}</span>
					<span>
						{words.organization.games({ count: organization.games })} ·{" "}
						{words.organization.users({ count: organization.users.length })} ·{" "}
						{storage(organization)}
					</span>
					<span>
						{organization.lastChangeAt !== null && words.organization.lastActivityAt}
						{lastChange(organization)}
					</span>
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={ask}
			canDelete={canBeDeleted}
			isOneByOne
			empty={<EmptyState title={words.organization.noOrganizationHasThisName} picture="search" />}
		>
			<OrganizationDialog
				key={edited.key}
				organization={edited.item}
				sports={sports}
				// What comes next is done there.
				onAdded={(id, told) => (told === null ? open(id) : setAdded({ id, told }))}
				{...edited.dialog}
			/>
			<TemporaryPasswordDialog
				told={added?.told ?? null}
				onClose={() => added !== null && open(added.id)}
			/>
			<DeleteOrganizationDialog
				organization={deleted}
				onClose={() => askToDelete(null)}
				onDeleted={() => {
					askToDelete(null);
					void revalidate();
				}}
			/>
		</RecordList>
	);
}

const columns: Column<OrganizationRow>[] = [
	{
		name: words.common.organization,
		isTitle: true,
		sort: ({ name }) => name,
		cell: (organization) => (
			<span className={styles.name}>
				<TeamCrest team={organization} size="medium" />
				<span>
					<Link to={`/organizations/${organization.id}`}>{organization.name}</Link>{" "}
					<OrganizationBadge state={organization.state} />
				</span>
			</span>
		),
	},
	{ name: words.common.slug, sort: ({ slug }) => slug, cell: ({ slug }) => <Short text={slug} /> },
	{
		name: words.common.domain,
		sort: ({ domain }) => domain,
		cell: ({ domain, domainState }) => (
			<span className={styles.domain}>
				<Short text={domain} />
				{domainState !== null && (
					<Badge tone={domainWords[domainState].tone}>{domainWords[domainState].word}</Badge>
				)}
			</span>
		),
	},
	{ name: words.common.users, isNumber: true, sort: ({ users }) => users.length },
	{ name: words.common.games, isNumber: true, sort: ({ games }) => games },
	{
		name: words.organization.lastActivity,
		sort: ({ lastChangeAt }) => lastChangeAt,
		cell: lastChange,
	},
	{
		name: words.organization.storage,
		isNumber: true,
		sort: ({ storage }) => storage?.usedBytes ?? 0,
		cell: storage,
	},
];

/** When somebody last did something in it, as far as changes tell. */
function lastChange({ lastChangeAt }: OrganizationRow): string {
	return lastChangeAt === null
		? words.organization.noActivityYet
		: ago(lastChangeAt, new Date(), words.language);
}

/** A share says more than megabytes once there is little left. */
function storage({ storage: used }: OrganizationRow): ReactNode {
	if (used === null) return "-";
	const warning = storageWarning(used);
	const size = sizeInWords(used.usedBytes);
	if (warning === null) return size;
	const share = Math.floor((used.usedBytes / used.limitBytes) * 100);
	return <Badge tone="notice">{`${size}, ${share} %`}</Badge>;
}

const domainWords = {
	waiting: { word: words.organization.domainWaiting, tone: "notice" },
	wrong: { word: words.organization.domainWrong, tone: "loss" },
	verified: { word: words.organization.domainConnected, tone: "win" },
	lost: { word: words.organization.domainLost, tone: "loss" },
	expired: { word: words.organization.domainExpired, tone: "loss" },
} as const;

function canBeDeleted({ state }: OrganizationRow): boolean {
	return state !== "platform";
}

/** In a table a long address gives way; on the organization's own screen it is whole. */
function Short({ text }: { text: string | null }) {
	return text === null ? (
		"-"
	) : (
		<span className={styles.short} title={text}>
			{text}
		</span>
	);
}

/**
 * One without a user is nowhere to be seen yet, and waits for its first
 * (rule `listing-needs-a-member`).
 */
function OrganizationBadge({ state }: Pick<OrganizationRow, "state">) {
	if (state === "inUse") return null;
	return state === "new" ? (
		<Badge tone="notice">{words.organization.newNoUserYet}</Badge>
	) : (
		<Badge>{words.organization.thePlatformsOwn}</Badge>
	);
}
