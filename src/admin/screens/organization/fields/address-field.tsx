import { useEffect, useState } from "react";
import type { Answered } from "#api/client.ts";
import { slugFrom } from "#domain/organization/address.ts";
import { labelled } from "#domain/text/labelled.ts";
import { client } from "../../../client.ts";
import { Icon } from "../../../components/feedback/icon.tsx";
import { Field } from "../../../components/form/field.tsx";
import { words } from "../../../words.ts";
import styles from "./address-field.module.css";

type AddressFieldProps = {
	field: "slug" | "domain";
	label: string;
	hint: string;
	/** As it is now; null for a new organization. */
	organization: { id: number; slug: string | null; domain: string | null } | null;
	error: string | undefined;
	/** What it is suggested from as long as nothing else was typed: the organization's name. */
	from?: string;
	required?: boolean;
};

/**
 * Where an organization is found; while it is typed the server says whether it can be, and which
 * slug near to it can.
 */
export function AddressField(props: AddressFieldProps) {
	const { field, label, hint, organization, error, from = "", required = false } = props;
	const before = organization?.[field] ?? "";
	const suggested = slugFrom(from) ?? before;
	const [typed, setText] = useState<string | null>(null);
	const asked = typed ?? suggested;
	const check = useAddressCheck({
		field,
		text: asked.trim() === before ? "" : asked,
		organizationId: organization?.id ?? null,
	});
	const text = typed ?? check?.free ?? suggested;
	const refusal = useRefusalOf(text, error);
	// What was suggested and could not be had is nothing that anybody has typed.
	const isMoved = typed === null && check?.free != null;
	const told = isMoved ? { canonical: check.free, problem: null } : check;
	return (
		<div className={styles.field}>
			<Field
				label={label}
				name={field}
				hint={hint}
				error={refusal}
				value={text}
				onChange={({ target }) => setText(target.value)}
				maxLength={field === "slug" ? 50 : 300}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required={required}
			/>
			<p role="status" className={styles.check} data-problem={told?.problem != null || undefined}>
				{told !== null && refusal === undefined && (
					<>
						<Icon name={told.problem === null ? "check" : "warning"} />
						<span>{sentenceOf(told, field)}</span>
					</>
				)}
			</p>
			{typed !== null && check?.free != null && (
				<button type="button" className={styles.free} onClick={() => setText(check.free)}>
					{words.organization.takeFree({ free: check.free })}
				</button>
			)}
		</div>
	);
}

/** The server's sentence, as long as the text is there that it is about; then the check speaks. */
function useRefusalOf(text: string, error: string | undefined): string | undefined {
	const [refused, setRefused] = useState({ text, error });
	if (refused.error !== error) setRefused({ text, error });
	return refused.text === text ? error : undefined;
}

type Told = Pick<AddressCheck, "canonical" | "problem">;

function sentenceOf({ canonical, problem }: Told, field: "slug" | "domain"): string {
	const name = field === "slug" ? `/${canonical}` : canonical;
	if (problem === null) return words.organization.isFree({ name: name ?? "" });
	return canonical === null ? problem : labelled(words, name ?? "", problem);
}

type AddressCheck = NonNullable<Answered<"GET", "/organizations/address-check">["slug"]>;

type Asked = { field: "slug" | "domain"; text: string; organizationId: number | null };

/** So long nobody types before the server is asked. */
const pauseMs = 300;

/**
 * Whether an organization can have this slug or domain; null while nothing is typed or the answer is
 * on its way. What cannot be asked is found out by saving.
 */
function useAddressCheck({ field, text, organizationId }: Asked): AddressCheck | null {
	const typed = text.trim();
	const [answered, setAnswered] = useState<{ to: string; check: AddressCheck | null } | null>(null);
	useEffect(() => {
		if (typed === "") return;
		let isWanted = true;
		const timer = setTimeout(() => {
			const asked = { [field]: typed, ...(organizationId !== null && { id: organizationId }) };
			client.get("/organizations/address-check", asked).then(
				(answer) => {
					if (isWanted) setAnswered({ to: typed, check: answer[field] });
				},
				() => {},
			);
		}, pauseMs);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [field, typed, organizationId]);
	return answered?.to === typed ? answered.check : null;
}
