import { Panel } from "#ui/panel.tsx";
import styles from "./domain.module.css";

/** Registrars call the same fields by different words. */
export function FieldNames() {
	return (
		<Panel title="What your registrar may call these fields">
			<dl className={styles.words}>
				{words.map(({ field, names, note }) => (
					<div key={field}>
						<dt>{field}</dt>
						<dd>
							{names}
							{note !== null && <span className="soft"> {note}</span>}
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}

const words = [
	{
		field: "Name",
		names: "Host, Hostname, Subdomain, Label, Record name.",
		note: "@ stands for the domain itself; some leave the field empty for it.",
	},
	{
		field: "Value",
		names: "Points to, Target, Content, Data, Answer, Destination, IP address.",
		note: "Without quotation marks.",
	},
	{
		field: "TTL",
		names: "Time to live, Cache time.",
		note: "Leave it as it is, or take the smallest.",
	},
];
