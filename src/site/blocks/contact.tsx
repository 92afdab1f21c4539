import { Panel } from "#ui/panel.tsx";
import styles from "./blocks.module.css";

type ContactProps = {
	name?: string | undefined;
	email?: string | undefined;
	phone?: string | undefined;
	address?: string | undefined;
};

/** How to reach the people of the league. */
export function Contact({ name, email, phone, address }: ContactProps) {
	return (
		<Panel {...(name === undefined ? {} : { title: name })}>
			<dl className={styles.contact}>
				{email !== undefined && (
					<div>
						<dt>Email</dt>
						<dd>
							<a href={`mailto:${email}`}>{email}</a>
						</dd>
					</div>
				)}
				{phone !== undefined && (
					<div>
						<dt>Phone</dt>
						<dd>
							<a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
						</dd>
					</div>
				)}
				{address !== undefined && (
					<div>
						<dt>Address</dt>
						<dd>{address}</dd>
					</div>
				)}
			</dl>
		</Panel>
	);
}
