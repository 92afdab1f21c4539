import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router";
import { ago } from "#domain/time/ago.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { SecretDialog } from "../token/secret-dialog.tsx";
import { DeliveryState, OffBadge } from "./delivery-state.tsx";
import { type Webhook, WebhookDialog } from "./webhook-dialog.tsx";

export const webhookList = screen(async () => {
	const [{ webhooks }] = await Promise.all([client.get("/webhooks"), viewModeLoaded()]);
	return { webhooks };
}, WebhookList);

/** Where other programs and channels are told what happened. */
function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
	const edited = useEdited<Webhook>();
	const [secret, setSecret] = useState<string | null>(null);
	const { gone, remove } = useRemoving();
	const shown = useMemo(() => webhooks.filter(({ id }) => !gone.has(id)), [webhooks, gone]);
	const removeOne = useCallback(
		(chosen: readonly Webhook[]) =>
			remove({
				ids: chosen.map(({ id }) => id),
				none: "",
				ask: {
					title: words.webhook.deleteTitle({ name: chosen[0]?.name ?? "" }),
					text: words.webhook.deleteText,
					detail: "",
					yes: words.common.delete,
					tone: "danger",
				},
				remove: async (id) => {
					await client.del("/webhooks/:id", { id });
					return {};
				},
				done: words.webhook.deleted,
				failure: words.webhook.notDeleted,
			}),
		[remove],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.webhook.webhooks}
					actions={
						<ActionButton icon="add" onClick={() => edited.edit("new")}>
							{words.webhook.add}
						</ActionButton>
					}
				>
					{words.webhook.summary}
				</ScreenHeader>
			}
			tools={null}
			rows={shown}
			caption={words.webhook.ofOrganization}
			columns={columns}
			card={(webhook, buttons) => (
				<RecordCard
					title={webhook.name}
					to={`/dashboard/webhooks/${webhook.id}`}
					badge={<Last webhook={webhook} />}
					actions={buttons}
				>
					{hostOf(webhook)} · {toldOf(webhook)}
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={removeOne}
			isOneByOne
			empty={<EmptyState title={words.webhook.none}>{words.webhook.noneHint}</EmptyState>}
		>
			<WebhookDialog
				key={edited.key}
				webhook={edited.item}
				onAdded={setSecret}
				{...edited.dialog}
			/>
			<SecretDialog
				title={words.webhook.secretTitle}
				name={words.webhook.secret}
				hint={words.webhook.secretHint}
				secret={secret}
				onClose={() => setSecret(null)}
			/>
		</RecordList>
	);
}

const columns: Column<Webhook>[] = [
	{
		name: words.common.name,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ id, name }) => <Link to={`/dashboard/webhooks/${id}`}>{name}</Link>,
	},
	{ name: words.webhook.address, sort: hostOf, cell: hostOf },
	{ name: words.webhook.told, cell: toldOf },
	{ name: words.webhook.last, cell: (webhook) => <Last webhook={webhook} hasTime /> },
];

function Last({
	webhook: { isOn, last },
	hasTime = false,
}: {
	webhook: Webhook;
	hasTime?: boolean;
}) {
	if (!isOn) return <OffBadge />;
	if (last === null) return words.webhook.noMessage;
	return (
		<span className="cluster-2">
			<DeliveryState state={last.state} />
			{hasTime && <span className="hint">{ago(last.createdAt, new Date(), words.language)}</span>}
		</span>
	);
}

/** Of a channel's address the rest is a secret, and long. */
function hostOf({ address }: Webhook): string {
	return new URL(address).host;
}

function toldOf({ events }: Webhook): string {
	return events.map((event) => words.webhook.events[event]).join(", ");
}
