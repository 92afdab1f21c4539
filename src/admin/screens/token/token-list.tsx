import { useMemo, useState } from "react";
import type { Answered } from "#api/client.ts";
import { labelled } from "#domain/text/labelled.ts";
import { ago } from "#domain/time/ago.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { type TokenScope, tokenScopes } from "#domain/token/token.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { SecretDialog } from "./secret-dialog.tsx";

type Token = Answered<"GET", "/tokens">["tokens"][number];

const choicesOfDays = [30, 90, 180, 365];

export const tokenList = screen(async () => {
	const [{ tokens }] = await Promise.all([client.get("/tokens"), viewModeLoaded()]);
	return { tokens };
}, TokenList);

/** What programs sign in with: one's own tokens, for owners those of the whole organization. */
function TokenList({ tokens }: { tokens: Token[] }) {
	const [isMaking, setMaking] = useState(false);
	const [secret, setSecret] = useState<string | null>(null);
	const { gone, remove } = useRemoving();
	const shown = useMemo(() => tokens.filter(({ id }) => !gone.has(id)), [tokens, gone]);
	const columns = useMemo<Column<Token>[]>(() => {
		const end = ({ id, name }: Token) =>
			remove({
				ids: [id],
				none: "",
				ask: {
					title: words.program.endQuestion,
					text: words.program.endText({ name }),
					detail: "",
					yes: words.program.end,
					tone: "danger",
				},
				remove: async () => {
					await client.del("/tokens/:id", { id });
					return {};
				},
				done: words.program.tokenEnded,
				failure: words.program.notEnded,
			});
		return columnsWith((token) => (
			<button
				type="button"
				className="button button-quiet"
				aria-label={words.program.endToken(token)}
				onClick={() => void end(token)}
			>
				{words.program.end}
			</button>
		));
	}, [remove]);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.program.tokens}
					actions={
						<ActionButton icon="add" onClick={() => setMaking(true)}>
							{words.program.makeToken}
						</ActionButton>
					}
				>
					{words.program.tokensSummary}
				</ScreenHeader>
			}
			tools={null}
			rows={shown}
			caption={words.program.tokensOfOrganization}
			columns={columns}
			card={(token) => (
				<RecordCard
					title={token.name}
					badge={<State token={token} hasLabel />}
					actions={columns.at(-1)?.cell?.(token)}
				>
					{words.program.scopes[token.scope]} · {used(token)}
				</RecordCard>
			)}
			empty={<EmptyState title={words.program.noTokens}>{words.program.noTokensHint}</EmptyState>}
		>
			<TokenDialog
				key={String(isMaking)}
				isOpen={isMaking}
				onClose={() => setMaking(false)}
				onMade={setSecret}
			/>
			<SecretDialog
				title={words.program.madeTitle}
				name={words.program.token}
				hint={words.program.madeHint}
				secret={secret}
				onClose={() => setSecret(null)}
			/>
		</RecordList>
	);
}

function columnsWith(end: (token: Token) => React.ReactNode): Column<Token>[] {
	return [
		{
			name: words.common.name,
			isTitle: true,
			sort: ({ name }) => name,
			cell: ({ name, ending }) => (
				<>
					{name} <span className="hint">…{ending}</span>
				</>
			),
		},
		{ name: words.program.mayDo, cell: ({ scope }) => words.program.scopes[scope] },
		{
			name: words.program.madeBy,
			sort: ({ username }) => username,
			cell: ({ username }) => username ?? "-",
		},
		{
			name: words.program.lastUsed,
			sort: ({ lastUsedAt }) => lastUsedAt,
			cell: (token) => lastUse(token),
		},
		{
			name: words.program.until,
			sort: ({ expiresAt }) => expiresAt,
			cell: (token) => <State token={token} />,
		},
		{ name: words.common.actions, isNameHidden: true, isNumber: true, cell: end },
	];
}

function State({ token, hasLabel = false }: { token: Token; hasLabel?: boolean }) {
	const { hasEnded, expiresAt } = token;
	if (hasEnded) return <Badge tone="loss">{words.program.runOut}</Badge>;
	const day = formatGameDate(expiresAt.slice(0, 10), words.language);
	return <Badge tone="neutral">{hasLabel ? `${words.program.until} ${day}` : day}</Badge>;
}

function used(token: Token): string {
	return labelled(words, words.program.lastUsed, lastUse(token));
}

function lastUse({ lastUsedAt }: Token): string {
	if (lastUsedAt === null) return words.program.never;
	return ago(lastUsedAt, new Date(), words.language);
}

type TokenDialogProps = {
	isOpen: boolean;
	onClose: () => void;
	onMade: (secret: string) => void;
};

function TokenDialog({ onMade, ...dialog }: TokenDialogProps) {
	const { user } = useAuth();
	const scopes = tokenScopes.filter((scope) => scope !== "org_owner" || user?.role !== "staff");
	const save = async (form: FormData) => {
		const { token, message } = await client.post("/tokens", {
			name: text(form, "name"),
			scope: text(form, "scope") as TokenScope,
			days: Number(text(form, "days")),
		});
		onMade(token);
		return message;
	};
	return (
		<FormDialog
			title={words.program.makeToken}
			submit={words.program.makeToken}
			failure={words.program.notMade}
			save={save}
			{...dialog}
		>
			{(field) => (
				<>
					<Field
						{...field("name", words.program.purpose)}
						hint={words.program.purposeHint}
						required
						maxLength={120}
					/>
					<Select
						{...field("scope", words.program.mayDo, "read")}
						options={scopes.map((value) => ({ value, label: words.program.scopes[value] }))}
					/>
					<Select
						{...field("days", words.program.counts, "90")}
						options={choicesOfDays.map((count) => ({
							value: String(count),
							label: words.program.days({ count }),
						}))}
					/>
				</>
			)}
		</FormDialog>
	);
}
