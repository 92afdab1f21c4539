import type { DocumentValue } from "#domain/page/fields.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { useWords } from "#ui/words.tsx";
import { ContentLink } from "../content-link.tsx";
import { kind } from "../kind.ts";
import styles from "./downloads.module.css";

export const downloads = kind({
	kind: "downloads",
	label: "Downloads",
	about: "Files to download: rules, forms, waivers.",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		files: {
			is: "list",
			label: "Files",
			item: "file",
			most: 40,
			oneOf: ["file", "href"],
			of: {
				label: { is: "line", label: "Name" },
				file: { is: "document", label: "PDF from your library", isOptional: true },
				href: { is: "link", label: "Or a web address", isOptional: true, isElsewhere: true },
				note: { is: "line", label: "Note", isOptional: true },
			},
		},
	},
	example: {
		title: "To print and sign",
		files: [
			{
				label: "Rules of the league",
				file: {
					url: "/files/1/00000000000000000000000000000000.pdf",
					name: "rules.pdf",
					bytes: 184_000,
				},
				note: "Twelve pages",
			},
			{ label: "Waiver", href: "https://example.org/waiver" },
		],
	},
	View: ({ title, files }) => (
		<section className={styles.downloads}>
			{title !== "" && <h2 className={styles.title}>{title}</h2>}
			<ul className={styles.files}>
				{files.map(({ label, file, href, note }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: files have no ids, and two may have one name.
					<li key={index}>
						<ContentLink href={file?.url ?? href} className={styles.file}>
							<Sheet isFile={file !== null} />
							<span className={styles.words}>
								<span className={styles.label}>{label === "" ? (file?.name ?? href) : label}</span>
								{note !== "" && <span className={styles.note}>{note}</span>}
							</span>
							<span className={styles.size}>
								{file === null ? hostOf(href) : <Size file={file} />}
							</span>
						</ContentLink>
					</li>
				))}
			</ul>
		</section>
	),
});

/** A page with a corner folded, or an arrow that leads out. */
function Sheet({ isFile }: { isFile: boolean }) {
	return (
		<svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
			{isFile ? (
				<path d="M14 3H6v18h12V7Zm0 0v4h4M12 11v6m-2.500-2.500L12 17l2.500-2.500" />
			) : (
				<path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />
			)}
		</svg>
	);
}

function Size({ file: { bytes } }: { file: DocumentValue }) {
	const words = useWords();
	if (bytes <= 0) return "PDF";
	const kilobytes = bytes / 1000;
	if (kilobytes < 950) {
		return words.block.kilobytes({ size: String(Math.max(1, Math.round(kilobytes))) });
	}
	const size = withDecimalSign((kilobytes / 1000).toFixed(1), words.language);
	return words.block.megabytes({ size });
}

function hostOf(href: string): string {
	return /^https?:/i.test(href) && URL.canParse(href) ? new URL(href).hostname : "";
}
