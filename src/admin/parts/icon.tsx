import styles from "./icon.module.css";

export type IconName = keyof typeof paths;

/** A small line drawing that repeats what the text beside it, or the button's label, says. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
			<path d={paths[name]} />
		</svg>
	);
}

const paths = {
	add: "M12 5v14M5 12h14",
	audit: "M6 3h9l4 4v14H6zM14.500 3v5H19M9 12h7M9 15.500h7M9 8.500h2",
	business: "M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 20v-5h4v5",
	captain:
		"m12 3.500 2.600 5.400 5.900.800-4.300 4.100 1.100 5.800-5.300-2.800-5.300 2.800 1.100-5.800L3.500 9.700l5.900-.800z",
	cards: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
	check: "m5 12.500 4.500 4.500L19 7.500",
	close: "M6 6l12 12M18 6 6 18",
	copy: "M9 9h11v11H9zM5 15H4V4h11v1",
	dashboard: "M4 13h7V4H4zM13 20h7v-9h-7zM13 8h7V4h-7zM4 20h7v-4H4z",
	down: "m6 9 6 6 6-6",
	download: "M12 4v11M7 11l5 5 5-5M5 20h14",
	edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
	external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
	game: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18M3 12h18M5.600 5.600c4 3.800 4 9 0 12.800M18.400 5.600c-4 3.800-4 9 0 12.800",
	grip: "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01",
	key: "M8.500 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11.300 12.200 19.500 4M15.500 8l3 3",
	league: "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.500 5M17 6h3c0 3-1 5-3.500 5M12 14v4M8 20h8",
	logout: "M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",
	menu: "M4 6h16M4 12h16M4 18h16",
	more: "M5.500 11.500a.5.5 0 1 0 .01 0zM12 11.500a.5.5 0 1 0 .01 0zM18.500 11.500a.5.5 0 1 0 .01 0z",
	move: "M4 12h15M13 6l6 6-6 6",
	next: "m9 6 6 6-6 6",
	organization: "M4 20V6l8-3v17M12 9l8 2v9M3 20h18M7.500 9v.01M7.500 13v.01M16 14v.01",
	player: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5 20c.500-4 3-6 7-6s6.500 2 7 6",
	previous: "m15 6-6 6 6 6",
	print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
	remove: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5",
	restore: "M5 5v5h5M5.500 10a7.500 7.500 0 1 1-1 5",
	schedule: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
	search: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500 20 20",
	season:
		"M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7",
	settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500h4v5h-4zM7 14.500h4v5H7z",
	stats: "M5 20V11M12 20V4M19 20v-6M3 20h18",
	table: "M4 5h16v14H4zM4 10h16M4 14.500h16M10 10v9",
	team: "M12 3l7.500 2.500V12c0 4.500-3 7-7.500 9-4.500-2-7.500-4.500-7.500-9V5.500z",
	up: "m6 15 6-6 6 6",
	upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
	warning: "M12 4 2.500 20h19zM12 10v4.500M12 17.500v.01",
} as const;
