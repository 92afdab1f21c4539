type LockedPackage = {
	version?: string;
	dev?: boolean;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockedPackage> };

/**
 * Optional packages that a package of the lock file asks for by exact version and the lock file
 * does not have, as the entries it should have. The machine they are for is read from their names.
 */
export function missingOptionalPackages({ packages }: Lock): Lock["packages"] {
	const missing: Lock["packages"] = {};
	for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
		for (const [name, version] of Object.entries(optionalDependencies)) {
			if (!/^\d/.test(version) || isPresent(packages, path, name)) continue;
			missing[`node_modules/${name}`] = {
				version,
				...(dev ? { dev } : {}),
				optional: true,
				...machineOf(name),
			};
		}
	}
	return missing;
}

/** Looks where Node would: in the package's own node_modules, then in each one further out. */
function isPresent(packages: Lock["packages"], path: string, name: string): boolean {
	if (packages[`${path === "" ? "" : `${path}/`}node_modules/${name}`]) return true;
	if (path === "") return false;
	const outer = path.lastIndexOf("/node_modules/");
	return isPresent(packages, outer < 0 ? "" : path.slice(0, outer), name);
}

const systems = "aix android darwin freebsd linux netbsd openbsd openharmony sunos win32".split(
	" ",
);
const processors = "arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64".split(" ");

function machineOf(name: string): LockedPackage {
	const words = name.split(/[-/@]/);
	const os = words.filter((word) => systems.includes(word));
	const cpu = words.filter((word) => processors.includes(word));
	const libc = words.flatMap((word) =>
		word.startsWith("musl") ? ["musl"] : word.startsWith("gnu") ? ["glibc"] : [],
	);
	return {
		...(os.length > 0 ? { os } : {}),
		...(cpu.length > 0 ? { cpu } : {}),
		...(libc.length > 0 ? { libc } : {}),
	};
}
